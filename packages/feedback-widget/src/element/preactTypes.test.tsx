/** @jsxImportSource preact */
import { expectTypeOf, test } from 'vitest';
import type {} from './preact';

test('accepts attributes, properties and listeners of the element in Preact', () => {
  const page = () => (
    <tilbakemelding-widget
      type="checkbox"
      max-length="250"
      options={[{ value: 1, label: 'En' }]}
      class="boks"
      onfeedback-choose={(event) => expectTypeOf(event.detail).not.toBeAny()}
    />
  );
  expectTypeOf(page).toBeFunction();
  // @ts-expect-error: this language does not exist.
  const wrong = () => <tilbakemelding-widget language="sv" />;
  expectTypeOf(wrong).toBeFunction();
});
