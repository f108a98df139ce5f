/**
 * Renders one host of the portal, and prints the path of nginx's configuration:
 *
 *   node deploy/dist/renderSite.mjs --config config.json --out /srv/portal/current \
 *     --origin https://www.bank.example --upstream http://insurer:8000 [options]
 *
 * The options are those of `RenderOptions`; README.md explains them.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { renderSite } from './renderSite';

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    out: { type: 'string' },
    dist: { type: 'string', default: 'apps/portal/dist' },
    run: { type: 'string' },
    listen: { type: 'string' },
    upstream: { type: 'string' },
    'upstream-ca': { type: 'string' },
    resolver: { type: 'string', multiple: true },
    'connections-per-address': { type: 'string' },
    origin: { type: 'string', multiple: true },
    'csp-reports': { type: 'string' },
    'tls-certificate': { type: 'string' },
    'tls-key': { type: 'string' },
  },
});

try {
  const { conf, dropped } = await renderSite(optionsOf(values));
  for (const path of dropped) {
    console.error(`Left out: ${path} is an unknown key, or has a value of the wrong type`);
  }
  console.log(conf);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function optionsOf({ config, out, origin: origins, upstream, ...rest }: typeof values) {
  if (!config || !out || !origins || !upstream) {
    throw new Error('--config, --out, --origin and --upstream are needed');
  }
  const { 'tls-certificate': certificate, 'tls-key': key, 'csp-reports': cspReports } = rest;
  const perAddress = rest['connections-per-address'];
  if (!certificate !== !key) throw new Error('--tls-certificate and --tls-key go together');
  return {
    ...{ dist: rest.dist, run: rest.run, listen: rest.listen },
    ...{ upstream, origins, upstreamCa: rest['upstream-ca'], resolver: rest.resolver },
    connectionsPerAddress: perAddress === undefined ? undefined : Number(perAddress),
    ...{ out, cspReports, config: JSON.parse(readFileSync(config, 'utf8')) as unknown },
    ...(certificate && key && { tls: { certificate, key } }),
  };
}
