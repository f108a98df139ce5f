/** One file of tokens. */
export interface TokenFile {
  /** The path of the file, as messages name it. */
  path: string;
  /** The contents of the file: JSON in the DTCG format (2025.10). */
  text: string;
}

/** A distributor's brand: a pair of token files. */
export interface Brand {
  /** The value of `data-brand` on the page. */
  name: string;
  /** The tokens of every mode, with the colours of light mode. */
  light: TokenFile;
  /** The colours of dark mode. */
  dark: TokenFile;
}

/** Light or dark mode. */
export type Mode = 'light' | 'dark';

/** One thing to correct in a brand. */
export interface BrandFault {
  /**
   * `syntax`: the file is not JSON, or not a token file. `unknown`: the kit has no such token.
   * `type`: the token has another type in the kit. `value`: the value cannot be used.
   * `missing`: a colour is set without others that belong to it. `contrast`: a pair is hard to tell apart.
   * `status`: a decorative colour looks like a status.
   */
  kind: 'syntax' | 'unknown' | 'type' | 'value' | 'missing' | 'contrast' | 'status';
  /** The file to correct. */
  file: string;
  /** The line in that file, from 1. Absent for a token that the file does not have. */
  line?: number;
  /** The mode that the fault shows in. Absent for both. */
  mode?: Mode;
  /** The token to correct: `color.accent`. */
  token?: string;
  /** `contrast`: the token of the area on which the token is seen. `status`: the token of the status. */
  on?: string;
  /** `contrast`: the ratio of the two tokens, from 1 to 21. */
  ratio?: number;
  /** `status`: the distance of the two colours, by CIEDE2000. */
  distance?: number;
  /** `contrast`: the ratio that WCAG 2.2 AA requires. `status`: the distance that decoration needs. */
  atLeast?: number;
  /**
   * `contrast` and `status`: the colour of the token, of the same hue, that passes with the least change of lightness:
   * `#0a4f9e`.
   */
  nearest?: string | undefined;
  /** `contrast`: the colour of the area that passes with the least change. */
  nearestOn?: string | undefined;
  /** What is wrong and what to do, in a sentence. */
  message: string;
}
