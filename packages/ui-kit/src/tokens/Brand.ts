/** One file of tokens. */
export interface TokenFile {
  /** Its path, as messages name it. */
  path: string;
  /** Its contents: JSON in the DTCG format (2025.10). */
  text: string;
}

/** A distributor's brand: a pair of token files. */
export interface Brand {
  /** The value of `data-brand` on the page. */
  name: string;
  /** What holds in every mode; its colours are those of light mode. */
  light: TokenFile;
  /** The colours of dark mode. */
  dark: TokenFile;
}
