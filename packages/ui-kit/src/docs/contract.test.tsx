import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyPart } from '../internals/everyPart';
import { changeReasons, reasonMeanings } from './changeReasons';
import { inEveryState } from './inEveryState';
import { renderedElements } from './renderedElements';
import { stateAttributes } from './stateAttributes';

const documents = join(import.meta.dirname, '../../../../docs/ui-kit');
const textOf = (document: string) => readFileSync(join(documents, document), 'utf8');
const composition = textOf('composition.md');
const sectionOf = (heading: string) => composition.split(`${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** Attributes that serve the kit's own styles and scripts, and may change. */
const PRIVATE = ['data-anchored', 'data-editable', 'data-react-aria-top-layer', 'data-scrollbar'];
/** Attributes that depend on sizes, which jsdom does not have: `e2e/keyboard.spec.ts` tests them. */
const MEASURED = ['data-more-before', 'data-more-after'];
const attributesIn = (place: ParentNode) =>
  [...place.querySelectorAll('[class*="ui-"]')]
    .flatMap((element) => element.getAttributeNames())
    .filter((name) => name.startsWith('data-') && !PRIVATE.includes(name));

test('the document lists the state attributes of the same parts', () => {
  const rows = sectionOf('## State attributes')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = rows.map((row) => namesIn(row)).map(([part, ...attributes]) => [part, attributes]);
  const documented = Object.entries(stateAttributes).map(([part, attributes]) => [
    part,
    Object.keys(attributes),
  ]);
  expect(listed).toEqual(documented);
});

test('the document lists the parts that take `render`', () => {
  const [list] = sectionOf('## Another element: `render`').split(/render\s+another\s+element/);
  expect(namesIn(list ?? '').sort()).toEqual(Object.keys(renderedElements));
});

test('the document lists every reason', () => {
  const [, list] = /`reason` \(([^)]+)\)/.exec(composition) ?? [];
  expect(namesIn(list ?? '')).toEqual(Object.keys(reasonMeanings));
});

test('some part gives each reason', () => {
  const given = Object.values(changeReasons).flatMap((reasons) => Object.keys(reasons));
  expect(Object.keys(reasonMeanings).filter((reason) => !given.includes(reason))).toEqual([]);
});

test.each(Object.entries(stateAttributes))(
  '%s has the attributes of its table',
  (name, attributes) => {
    const { baseElement } = render(inEveryState[name as keyof typeof stateAttributes]);
    const expected = Object.keys(attributes).filter((name) => !MEASURED.includes(name));
    expect(attributesIn(baseElement)).toEqual(expect.arrayContaining(expected));
  },
);

test.each(Object.entries({ ...everyPart, ...inEveryState }))(
  '%s has no attribute that no table explains',
  (_name, part) => {
    const { baseElement } = render(part);
    const documented = Object.values(stateAttributes).flatMap((attributes) =>
      Object.keys(attributes),
    );
    expect(attributesIn(baseElement).filter((name) => !documented.includes(name))).toEqual([]);
  },
);

const withElements = { ...everyPart, PopoverTitle: inEveryState.PopoverPopup };

test.each(Object.entries(renderedElements))('%s renders <%s> without `render`', (name, tag) => {
  const { baseElement } = render(withElements[name as keyof typeof renderedElements]);
  expect(baseElement.querySelector(`${tag}[class^="ui-"]`)).not.toBeNull();
});
