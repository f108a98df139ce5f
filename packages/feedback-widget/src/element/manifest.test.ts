import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeManifest } from '@forsikring/foundation/testing/describeManifest';
import { expect, test } from 'vitest';
import manifest from '../../custom-elements.json';
import { TilbakemeldingWidget } from './TilbakemeldingWidget';

describeManifest({
  folder: join(import.meta.dirname, '../..'),
  tagName: 'tilbakemelding-widget',
  element: TilbakemeldingWidget,
  attributes: ['elementProps.ts', 'TilbakemeldingAttributes'],
  properties: ['elementProps.ts', 'TilbakemeldingProperties'],
  events: ['elementEvents.ts', 'TilbakemeldingEventMap'],
  styles: ['feedback-root/feedback-root.css'],
  cssProperties: /--feedback-[\w-]+/g,
});

test('custom-elements.json lists the states of the element', () => {
  const source = readFileSync(join(import.meta.dirname, 'TilbakemeldingWidget.tsx'), 'utf8');
  const states = [...source.matchAll(/:state\((\w+)\)/g)].map(([, name]) => name);
  const listed = manifest.modules[0]?.declarations[0]?.cssStates.map(({ name }) => name);
  expect(listed?.sort()).toEqual(states.sort());
});
