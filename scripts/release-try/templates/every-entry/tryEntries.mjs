import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

for (const name of process.argv.slice(2)) {
  const folder = join('node_modules', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).flatMap(([entry, targets]) =>
    named(folder, entry, targets),
  );
  assert.ok(entries.length > 1, `${name} has entries`);
  for (const entry of entries) await tryEntry(join(name, entry));
}

/** The specifiers of an entry: `*` matches every file of its target. */
function named(folder, entry, targets) {
  if (!entry.includes('*')) return [entry];
  const [start, end] = targets.default.split('*');
  const files = readdirSync(join(folder, start)).filter((file) => file.endsWith(end));
  assert.ok(files.length > 0, `${entry} has files`);
  return files.map((file) => entry.replace('*', file.slice(0, -end.length)));
}

/** Code entries can be imported and required outside a browser, and both have the same exports. */
async function tryEntry(name) {
  const file = fileURLToPath(import.meta.resolve(name));
  assert.ok(existsSync(file), `${name} resolves to ${file}`);
  if (!file.endsWith('.js')) return;
  const names = Object.keys(await import(name));
  const required = Object.keys(require(name)).filter((one) => one !== 'default');
  assert.deepEqual(required.sort(), names.filter((one) => one !== 'default').sort(), name);
}
