import { cleanup, render, screen } from '@testing-library/react';
import { type JSX, StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { ChangeDetails } from './useControlled';

/** A part that opens or chooses. */
interface ChangingPart {
  /** `open` for `open`, `defaultOpen` and `onOpenChange`. @default 'open' */
  state?: 'open' | 'value' | 'checked';
  /** @default false */
  before?: unknown;
  /** @default true */
  after?: unknown;
  /** The part with the given props. */
  view: (props: object) => JSX.Element;
  /** How a user changes the part from `before` to `after`. */
  change: () => void | Promise<void>;
  /** The state that the page shows. */
  shown: () => unknown;
  /** The part whose trigger has the given props, where another part is pressed than the one with the state. */
  withTrigger?: (props: object) => JSX.Element;
  /** What the details of the change have besides. */
  details?: object;
  /** What a form sends of a field before and after the change. */
  sent?: [before: string[], after: string[]];
  /** Whether the part refuses changes while one is being saved (`busy`). @default false */
  takesBusy?: boolean;
}

/** Holds a value as a page does that controls a part. */
function Held({
  initial,
  children,
}: {
  initial: unknown;
  children: (value: unknown, setValue: (next: unknown) => void) => JSX.Element;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

const sentBy = (form: HTMLFormElement) => new FormData(form).getAll('felt');

/** Each change that a callback such as `onOpenChange` was called with: the next state and the reason. */
export const reasonsOf = (onChange: ReturnType<typeof vi.fn>) =>
  onChange.mock.calls.map(([next, { reason }]) => [next, reason]);

/** Tests what every part that opens or chooses promises about its state. One call a part. */
export function describeChanges({
  state = 'open',
  before = false,
  after = true,
  view,
  change,
  shown,
  withTrigger,
  details,
  sent,
  takesBusy = false,
}: ChangingPart) {
  const capitalized = state.charAt(0).toUpperCase() + state.slice(1);
  const [initial, callback] = [`default${capitalized}`, `on${capitalized}Change`];

  describe(`conformance of \`${state}\``, () => {
    test('starts with its default, and changes by itself when it is uncontrolled', async () => {
      render(view({ [initial]: after }));
      expect(shown()).toEqual(after);
      cleanup();
      render(view({ [initial]: before }));
      expect(shown()).toEqual(before);
      await change();
      expect(shown()).toEqual(after);
    });

    test('reports the change with its reason and its event, and does not change after cancel()', async () => {
      const onChange = vi.fn((_next: unknown, { cancel }: ChangeDetails) => cancel());
      render(view({ [initial]: before, [callback]: onChange }));
      await change();
      expect(onChange).toHaveBeenCalledExactlyOnceWith(after, {
        reason: expect.stringMatching(/^(trigger-press|item-press|input-change|hover)$/),
        event: expect.any(Event),
        cancel: expect.any(Function),
        ...details,
      });
      expect(shown()).toEqual(before);
    });

    test('shows the given value when it is controlled', async () => {
      const onChange = vi.fn();
      const { rerender } = render(view({ [state]: before, [callback]: onChange }));
      await change();
      expect(onChange).toHaveBeenCalledOnce();
      expect(shown()).toEqual(before);
      rerender(view({ [state]: after, [callback]: onChange }));
      expect(shown()).toEqual(after);
    });

    if (withTrigger)
      test('does not change after preventDefault() in the onClick of its trigger', async () => {
        render(withTrigger({ onClick: (event: Event) => event.preventDefault() }));
        await change();
        expect(shown()).toEqual(before);
      });

    if (takesBusy)
      test.each([true, false])(
        'refuses a change while one is being saved, and keeps the focus, controlled: %s',
        async (controlled) => {
          const heard = vi.fn();
          const page = (busy: boolean) => (
            <form aria-label="Skjema">
              <Held initial={before}>
                {(current, setCurrent) =>
                  view({
                    ...(controlled ? { [state]: current } : { [initial]: before }),
                    [callback]: (next: unknown) => {
                      heard();
                      setCurrent(next);
                    },
                    onChange: heard,
                    name: 'felt',
                    busy,
                  })
                }
              </Held>
            </form>
          );
          const { rerender } = render(page(true), { wrapper: StrictMode });
          await change();
          expect(shown()).toEqual(before);
          expect(heard).not.toHaveBeenCalled();
          expect(sentBy(screen.getByRole('form'))).toEqual(sent?.[0]);
          expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
          rerender(page(false));
          expect(document.activeElement).not.toHaveAttribute('aria-disabled');
          await change();
          expect(shown()).toEqual(after);
        },
      );
  });
}
