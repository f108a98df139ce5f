import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkTheme } from '@forsikring/ui-kit/check-theme';

const sheet = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');
const kit = sheet('@forsikring/ui-kit/styles.css');

assert.deepEqual(checkTheme(sheet('@forsikring/ui-kit/tokens.css'), kit).faults, []);
const { faults } = checkTheme(':root[data-brand="blek"] { --ui-header-text: #888; }', kit);
assert.ok(faults.some(({ kind }) => kind === 'contrast'));
