import type { Scheme } from '../internals/contrast/resolveColor';

/** One thing to mend in a brand file. */
export interface ThemeFault {
  kind: 'contrast' | 'missing' | 'unknown' | 'circle' | 'value';
  /** The brand; none where the fault is of no brand alone. */
  theme?: string;
  /** None for both. */
  scheme?: Scheme;
  /** The `@media …` under which it shows; none for always. */
  condition?: string;
  token: string;
  /** What the token is seen on, the contrast that it has, and what it needs (WCAG 2.2 AA). */
  on?: string;
  ratio?: number;
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
  /** How many pairs of tokens were measured in each brand and mode. */
  pairs: number;
  faults: ThemeFault[];
  /** What was seen and not checked. */
  notes: string[];
}
