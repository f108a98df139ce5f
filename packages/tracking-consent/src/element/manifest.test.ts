import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const [element] = JSON.parse(read('../../custom-elements.json')).modules[0].declarations;
const names = (list: { name: string }[]) => list.map(({ name }) => name).sort();
const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

test('custom-elements.json lists the attributes, members, events and custom properties of the element', () => {
  const source = read('ForsikringConsent.tsx');
  const [, observed = ''] = /observedAttributes = \[([^\]]*)\]/.exec(source) ?? [];
  expect(names(element.attributes)).toEqual(found(observed, /'([\w-]+)'/g));
  expect(names(element.members)).toEqual(
    [...found(source, /^ {2}get (\w+)\(\)/gm), 'openSettings'].sort(),
  );
  expect(names(element.events)).toEqual(found(read('elementProps.ts'), /'(consent-\w+)': Custom/g));
  const styles = read('../react/dialog/consent.css') + read('../react/dialog/banner.css');
  expect(names(element.cssProperties)).toEqual(found(styles, /(--consent-\w[\w-]*)/g));
});
