import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { customers, FAULT_NAMES } from '@forsikring/demo-api';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const page = read('demo.md') + read('../packages/api-client/docs/faults.md');

const sectionOf = (heading: string) => page.split(`# ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const rowsOf = (heading: string) =>
  sectionOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    // After the names of the columns and the line below them.
    .slice(2)
    .map((row) => row.slice(2, -2).split(' | '));
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

test('lists every test customer with the numbers of agreements and offers', () => {
  const expected = customers.map(({ name, id, agreements, partnerAgreements, offers }) => {
    const partner = partnerAgreements.avtaler.length;
    const own = agreements.avtaler.length;
    return [
      name,
      `\`${id}\``,
      partner > 0 ? `${own} + ${partner}` : `${own}`,
      `${offers.tilbud.length}`,
    ];
  });
  expect(rowsOf('Test customers').map((row) => row.slice(0, 4))).toEqual(expected);
});

test('says what every test customer shows', () => {
  expect(rowsOf('Test customers').filter((row) => !row[4])).toEqual([]);
});

test('lists every fault', () => {
  expect(rowsOf('Faults of the demo insurer').flatMap(([name = '']) => namesIn(name))).toEqual(
    FAULT_NAMES,
  );
});
