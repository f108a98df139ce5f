import type { Scheme } from '../internals/contrast/measureContrast';

/** One thing to mend in a brand file. */
export interface ThemeFault {
  /**
   * Hard to see on the other, left out or without a value, no name of the kit's, in need of itself, or
   * of another kind than the kit can use.
   */
  kind: 'contrast' | 'missing' | 'unknown' | 'circle' | 'value';
  /** The brand; none where the fault is of no brand alone. */
  theme?: string;
  /** None for both. */
  scheme?: Scheme;
  /** The `@media …` under which it shows, or the mode that a page has chosen; none for always. */
  condition?: string;
  /** The custom property that must be mended. */
  token: string;
  /** The token that it is seen on, where the contrast is too low. */
  on?: string;
  /** The contrast that it has there, from 1 to 21. */
  ratio?: number;
  /** What it needs (WCAG 2.2 AA). */
  atLeast?: number;
  /** Of the brand file, from 1; none for a token that is not in it. */
  line?: number;
  /** What is wrong, in a few words. */
  message: string;
}

/** What a brand file comes to. */
export interface ThemeReport {
  /** The brands that were checked; `:root` for values without a `[data-brand]`. */
  themes: string[];
  /** The modes that they are seen in: a brand may have one alone, by `color-scheme`. */
  schemes: Scheme[];
  /** How many pairs of tokens were measured in each brand and mode. */
  pairs: number;
  /** What must be mended, in the order of the file's brands. */
  faults: ThemeFault[];
  /** What was seen and not checked. */
  notes: string[];
}
