/**
 * Measures what one call costs over bare `fetch`, in our client and in other libraries, with and without a
 * check of the response against its schema. The server runs in another process. Run
 * `pnpm build:packages && npm --prefix benchmarks ci && npm --prefix benchmarks run calls`. The clients take
 * turns, so that a slow machine slows all alike. Prints medians, or ratios with `-- --json`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import axios from 'axios';
import ky from 'ky';
import createOpenApiClient from 'openapi-fetch';
import wretch from 'wretch';
import { AgreementList } from '../packages/api-client/dist/contract.js';
import { createApiClient } from '../packages/api-client/dist/index.js';

const PATH = '/api/privat/forsikring/avtaleoversikt/avtaler';
// Many short rounds, so that other load on the machine affects few of them.
const ROUNDS = 75;
const CALLS_A_ROUND = 40;

if (process.argv[2] === 'serve') {
  const body = JSON.stringify({
    avtaler: Array.from({ length: 10 }, (_, index) => ({
      policyNumber: String(5501000 + index),
      name: 'Bilforsikring',
      description: null,
      monthlyPrice: 542.5,
      avtaleStatus: 'ACTIVE',
      systemSource: 'NICE',
      productType: 'BIL',
    })),
    monthlySum: 5425,
    yearlySum: 65100,
    systemSourceError: false,
  });
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'X-Session-Expiry': '900' });
    response.end(body);
  });
  // Ends with the parent process, however that ends.
  process.once('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
} else {
  const server = fork(new URL(import.meta.url), ['serve']);
  const [port] = await once(server, 'message');
  const origin = `http://127.0.0.1:${port}`;
  const ours = createApiClient({ apiHost: origin, origin });
  const openApi = createOpenApiClient({ baseUrl: origin });
  const checked = (body) => AgreementList['~standard'].validate(body).value;
  const viaWretch = (url) => wretch(url).get().json();
  const clients = {
    'bare fetch': async () => (await fetch(origin + PATH)).json(),
    // A small schema: two optional fields.
    '@forsikring/api-client': () => ours.getSessionStatus(),
    'openapi-fetch': async () => (await openApi.GET(PATH)).data,
    wretch: () => viaWretch(origin + PATH),
    ky: () => ky(origin + PATH).json(),
    axios: async () => (await axios.get(origin + PATH)).data,
    '@forsikring/api-client, checked': () => ours.getAgreements(),
    'openapi-fetch, checked': async () => checked((await openApi.GET(PATH)).data),
    'wretch, checked': async () => checked(await viaWretch(origin + PATH)),
    'ky, checked': async () => checked(await ky(origin + PATH).json()),
    'axios, checked': async () => checked((await axios.get(origin + PATH)).data),
  };

  const times = Object.fromEntries(Object.keys(clients).map((name) => [name, []]));
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(clients)) {
      globalThis.gc?.();
      const startedAt = performance.now();
      for (let count = 0; count < CALLS_A_ROUND; count += 1) await call();
      // The first two rounds warm up.
      if (round >= 0) times[name].push(((performance.now() - startedAt) * 1000) / CALLS_A_ROUND);
    }
  }
  server.kill();

  const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
  const bare = times['bare fetch'];
  const ratioOf = (name) => median(times[name].map((time, round) => time / bare[round]));
  if (process.argv.includes('--json')) {
    const libraries = { ours: '@forsikring/api-client', openapiFetch: 'openapi-fetch' };
    const row = (name, suffix) => ({
      name,
      values: Object.fromEntries(
        ['ours', 'openapiFetch', 'wretch', 'ky', 'axios'].map((library) => [
          library,
          ratioOf((libraries[library] ?? library) + suffix),
        ]),
      ),
    });
    const rows = [row('One call', ''), row('One call with a checked response', ', checked')];
    console.log(JSON.stringify({ tables: [{ title: 'Calls', unit: 'ratio to fetch', rows }] }));
    process.exit();
  }
  console.log('call                              median µs   over bare fetch µs   ratio');
  for (const name of Object.keys(clients)) {
    const overUs = median(times[name].map((time, round) => time - bare[round]));
    const ratio = ratioOf(name);
    console.log(
      name.padEnd(32),
      median(times[name]).toFixed(0).padStart(10),
      overUs.toFixed(0).padStart(18),
      ratio.toFixed(2).padStart(10),
    );
  }
}
