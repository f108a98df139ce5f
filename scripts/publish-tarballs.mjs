/**
 * Publishes the tarballs in `.pack` whose version is not in the registry. Does not pack again, so that the
 * checked tarballs are the published ones. Prints a line for each, as `name@version`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, TARBALLS } from './packTarballs.mjs';

const registry = run('npm', ['config', 'get', 'registry']).trim();
const tarballs = readdirSync(TARBALLS).filter((file) => file.endsWith('.tgz'));
if (tarballs.length === 0) throw new Error(`There is no tarball in ${TARBALLS}.`);

for (const file of tarballs) {
  const path = `./${join(TARBALLS, file)}`;
  const { name, version } = JSON.parse(run('tar', ['-xzOf', path, 'package/package.json']));
  if (await isPublished(name, version)) continue;
  run('npm', ['publish', path, '--access', 'public']);
  console.log(`${name}@${version}`);
}

/** @type {(name: string, version: string) => Promise<boolean>} */
async function isPublished(name, version) {
  const address = new URL(name.replace('/', '%2F'), `${registry.replace(/\/*$/, '')}/`);
  // The registry may close an idle connection while `npm publish` runs, which blocks this process.
  const response = await fetch(address, { headers: { Connection: 'close' } });
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`The registry responded with ${response.status} for ${name}.`);
  const { versions } = await response.json();
  return Object.hasOwn(versions, version);
}
