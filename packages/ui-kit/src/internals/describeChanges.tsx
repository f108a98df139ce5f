import { cleanup, render } from '@testing-library/react';
import type { JSX } from 'react';
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
  /** How a user changes it from `before` to `after`. */
  change: () => void | Promise<void>;
  /** The state that the page shows. */
  shown: () => unknown;
}

/** Tests what every part that opens or chooses promises about its state. One call a part. */
export function describeChanges({
  state = 'open',
  before = false,
  after = true,
  view,
  change,
  shown,
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
      });
      expect(shown()).toEqual(before);
    });

    test('shows the value that it is given when it is controlled', async () => {
      const onChange = vi.fn();
      const { rerender } = render(view({ [state]: before, [callback]: onChange }));
      await change();
      expect(onChange).toHaveBeenCalledOnce();
      expect(shown()).toEqual(before);
      rerender(view({ [state]: after, [callback]: onChange }));
      expect(shown()).toEqual(after);
    });
  });
}
