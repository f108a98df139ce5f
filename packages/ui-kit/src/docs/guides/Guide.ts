import type { ReactNode } from 'react';

/** One rule as a pair of pictures, which are rendered live. */
export interface DoDontPair {
  do: ReactNode;
  /** Why it is right, in a sentence. */
  doText: string;
  dont: ReactNode;
  /** What is wrong with it, in a sentence. */
  dontText: string;
}

/** What designers read on the page of a part, beside its docstrings. */
export interface Guide {
  pairs: DoDontPair[];
  /** The part with its elements, for the numbers of the anatomy. Without one there is only the list. */
  example?: ReactNode;
  /** What the elements are for that are not exported, by class name: `button-label`. */
  elements?: Record<string, string>;
  /** What it looks like at rest, by name: the page shows each under the pointer, pressed and focused, too. */
  states?: Record<string, ReactNode>;
  /** Keys, names, announcements: one sentence each. */
  accessibility: string[];
  /** How its texts are written: one sentence each. */
  content: string[];
}
