import { fireEvent, render, waitFor } from '@testing-library/react';
import { type JSX, StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TextsProvider } from '../texts/TextsProvider';

interface DescribedField {
  /** The field with the given props. */
  view: (props: object) => JSX.Element;
  /** The element that has the name and the descriptions: the control, or the group around several. */
  field: () => HTMLElement;
  /** The elements that are marked invalid. @default the field */
  controls?: () => HTMLElement[];
  /** Whether the field has `optional`. @default true */
  takesOptional?: boolean;
}

/** Tests what every field promises about the texts around it. One call a part. */
export function describeField({
  view,
  field,
  controls = () => [field()],
  takesOptional = true,
}: DescribedField) {
  describe('conformance of a field', () => {
    test('is described by its help and its error, and invalid, until both are gone', () => {
      const description = 'Du kan ombestemme deg.';
      const { rerender } = render(view({ description, error: 'Dette mangler' }));
      expect(field()).toHaveAccessibleDescription(`${description} Dette mangler`);
      for (const control of controls()) expect(control).toBeInvalid();
      rerender(view({ description }));
      expect(field()).toHaveAccessibleDescription(description);
      for (const control of controls()) expect(control).not.toHaveAttribute('aria-invalid');
      rerender(view({}));
      expect(field()).not.toHaveAttribute('aria-describedby');
    });

    test('has an empty live region for its error from the first paint', () => {
      const { rerender, getByText, queryByText } = render(view({}), { wrapper: StrictMode });
      const places = [...document.querySelectorAll('[aria-live=polite]')];
      for (const place of places) expect(place).toBeEmptyDOMElement();
      rerender(view({ error: 'Dette mangler' }));
      expect(places).toContain(getByText('Dette mangler').closest('[aria-live]'));
      rerender(view({}));
      expect(queryByText('Dette mangler')).not.toBeInTheDocument();
    });

    test('shows and hides its error when a press has ended, which the error would take from its button', async () => {
      const { rerender, queryByText } = render(view({}));
      for (const error of ['Dette mangler', undefined]) {
        // jsdom has no `:active`.
        const query = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true);
        rerender(view({ error }));
        expect(queryByText('Dette mangler') === null).toBe(Boolean(error));
        query.mockRestore();
        fireEvent.mouseUp(document.body);
        await waitFor(() => expect(queryByText('Dette mangler') === null).toBe(!error));
      }
    });

    if (takesOptional)
      test('marks an optional field, in the language of the page or with its own text', () => {
        const { rerender } = render(view({ optional: true }));
        expect(field()).toHaveAccessibleName(/ \(valgfritt\)$/);
        rerender(<TextsProvider language="nn">{view({ optional: true })}</TextsProvider>);
        expect(field()).toHaveAccessibleName(/ \(valfritt\)$/);
        rerender(view({ optional: true, texts: { optional: 'om du vil' } }));
        expect(field()).toHaveAccessibleName(/ \(om du vil\)$/);
      });
  });
}
