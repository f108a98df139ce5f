import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../contract';
import { createApiClient } from '../core/createApiClient';
import { buildOpenApi } from './buildOpenApi';

const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
let prism: ChildProcess | undefined;
let origin = '';

beforeAll(async () => {
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(buildOpenApi('0.0.0')));
  const cli = dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json'));
  const args = [join(cli, 'dist/index.js'), 'mock', document, '--dynamic', '--host', '127.0.0.1'];
  prism = spawn(process.execPath, [...args, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const listen = (text: Buffer) => {
      output += text;
      origin = /is listening on (http:\S+:\d+)\s/.exec(output)?.[1] ?? '';
      if (origin) resolve();
    };
    prism?.stdout?.on('data', listen);
    prism?.stderr?.on('data', listen);
    prism?.once('exit', () => reject(new Error(`The mock server did not start: ${output}`)));
  });
}, 60_000);
afterAll(() => {
  prism?.kill();
  rmSync(folder, { recursive: true });
});

const reads = Object.values(calls).filter(({ method }) => method === 'GET');

test.each(reads.map(({ name }) => name))(
  'a mock server from the document satisfies %s',
  async (name) => {
    const leftOut: unknown[] = [];
    const client = createApiClient({
      apiHost: origin,
      origin,
      onInvalidItem: (issue) => leftOut.push(issue),
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          headers: { ...(init?.headers as object), Cookie: 'demo-session=1' },
        }),
    });
    const read = client[name as 'getAgreements'];
    // Generated responses differ each time.
    for (let round = 0; round < 5; round += 1) expect(await read()).toBeTypeOf('object');
    expect(leftOut).toEqual([]);
  },
);
