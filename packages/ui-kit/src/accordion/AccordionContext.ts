import { createContext } from 'react';

/** The levels that a heading can have under a page's title. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface AccordionSettings {
  headingLevel: HeadingLevel;
  /** What the items of a group share of which one is open at a time. */
  group: string | undefined;
}

export const AccordionContext = createContext<AccordionSettings>({
  headingLevel: 3,
  group: undefined,
});
