import { createContext } from 'react';
import type { Change, ChangeDetails } from '../internals/useControlled';

/** The levels that a heading can have under a page's title. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/**
 * Why an item opens or closes. `find-in-page`: the browser opened the item, for a text that was searched or an address
 * that leads into the item. `group`: another item of the group opened. `programmatic`: code set `open` of the element.
 * @reason trigger-press The heading of the item is pressed.
 * @reason find-in-page The browser finds text in the item, or an address leads into it, or somebody opens it before scripts run.
 * @reason group Another item opens, with `multiple={false}` and no `value` or `defaultValue` on the root.
 * @reason programmatic Code sets `open` of the `<details>` element, or closes it.
 */
export type AccordionChange = ChangeDetails<
  'trigger-press' | 'find-in-page' | 'group' | 'programmatic'
>;

/** Opens or closes one item. Returns whether the change was allowed. */
export type ToggleItem = Change<boolean, AccordionChange['reason']>;

interface AccordionSettings {
  headingLevel: HeadingLevel;
  /** The name that items share when one of them is open at a time. */
  group: string | undefined;
  /** The open items, when the root keeps the state; otherwise each item keeps its own. */
  rootState:
    | { values: string[]; toggle: (value: string, ...change: Parameters<ToggleItem>) => boolean }
    | undefined;
}

export const AccordionContext = createContext<AccordionSettings>({
  headingLevel: 3,
  group: undefined,
  rootState: undefined,
});
