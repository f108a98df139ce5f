/** Writes the contract into the package as `openapi.json`, after the build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from './src/openapi/buildOpenApi';

const here = new URL('.', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', here), 'utf8'));
writeFileSync(
  new URL('dist/openapi.json', here),
  `${JSON.stringify(buildOpenApi(version), null, 2)}\n`,
);
