// @vitest-environment node
import { expect, test } from 'vitest';
import { portalEvents } from '../events/portalEvents';
import { checkEvent } from './checkEvent';

const PAGE = 'https://bank.example/privat';

test.each([
  ['Ukjent', {}, PAGE, 'its name is not in the schemas'],
  ['Sidevisning', null, PAGE, 'Sidevisning has no fields'],
  ['Sidevisning', 'Kari', PAGE, 'Sidevisning has no fields'],
  ['Sidevisning', { side: '/a' }, undefined, 'Sidevisning has no page'],
])('the event %s with the fields %j and the page %j is invalid', (name, fields, page, problem) => {
  const problems: string[] = [];
  const event = { name, fields, page } as unknown as Parameters<typeof checkEvent>[1];
  const result = checkEvent(portalEvents, event, (error) => problems.push(String(error)));
  expect(result).toEqual({ reason: 'INVALID' });
  expect(problems).toEqual([`TypeError: An event was dropped: ${problem}`]);
});

test('the address of a page is cut at 255', () => {
  const page = `https://bank.example/${'a'.repeat(300)}`;
  const event = { name: 'Sidevisning', fields: { side: '/a' }, page };
  expect(checkEvent(portalEvents, event, () => {})).toEqual({
    fields: { side: '/a', $current_url: page.slice(0, 255) },
  });
});
