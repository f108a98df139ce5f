import { contrastPairs } from '../internals/contrast/contrastPairs';
import type { Scheme } from '../internals/contrast/resolveColor';
import { createResolver, toRgb } from './createResolver';
import { findMissingTokens } from './findMissingTokens';
import { isToken, type ThemeToken } from './readThemes';
import type { ThemeFault } from './ThemeReport';
import { TokenError } from './TokenError';

/** Every token that the parts put together with another. */
export const pairedTokens = [
  ...new Set(contrastPairs.flatMap(({ color, on }) => [`--ui-${color}`, `--ui-${on}`])),
];

/** One theme in one scheme. */
export interface Mode {
  /** Its tokens that are colours, as `rgb()`. */
  rgb: Map<string, string>;
  /** What is wrong with those that are not, or are left out. */
  faults: ThemeFault[];
  /** Where the brand file sets a token: nothing for the kit's own. */
  lineOf(token: string): { line?: number };
}

/** Computes the tokens of one theme in one scheme. `colors` names those that must be colours. */
export function checkMode(tokens: Map<string, ThemeToken>, scheme: Scheme, colors: string[]): Mode {
  const rgb = new Map<string, string>();
  const faults: ThemeFault[] = [];
  const lineOf = (token: string) => {
    const { own, line } = tokens.get(token) ?? {};
    return own && line ? { line } : {};
  };
  const tell = (kind: ThemeFault['kind'], token: string, message: string) => {
    // What several tokens stand on is told of once.
    if (faults.some((fault) => fault.token === token && fault.message === message)) return;
    faults.push({ kind, scheme, token, ...lineOf(token), message });
  };
  const own = [...tokens.values()].filter((one) => one.own).map(({ name }) => name);
  const resolve = createResolver(tokens, scheme);

  for (const token of new Set([...pairedTokens, ...own.filter(isToken)])) {
    try {
      const value = resolve(token);
      const color = toRgb(value);
      if (color) rgb.set(token, color);
      else if (colors.includes(token)) tell('value', token, `'${value}' is no colour by itself`);
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      tell(error.problem, error.token, error.message);
    }
  }
  for (const { token, beside } of findMissingTokens(new Set(own), colors)) {
    tell('missing', token, `is left out beside ${beside}: the neutral one would show`);
  }
  return { rgb, faults, lineOf };
}
