import { contrastPairs } from '../internals/contrast/contrastPairs';
import type { Rgba } from '../internals/contrast/contrastRatio';
import type { Scheme } from '../internals/contrast/measureContrast';
import { createResolver, isUnset, toRgba } from './createResolver';
import { findMissingTokens } from './findMissingTokens';
import { fitsKind, type ValueKind } from './kindOf';
import { isToken, type ThemeToken } from './readThemes';
import type { ThemeFault } from './ThemeReport';
import { TokenError } from './TokenError';

/** Every token that the parts put together with another. */
export const pairedTokens = [
  ...new Set(contrastPairs.flatMap(({ color, on }) => [`--ui-${color}`, `--ui-${on}`])),
];

/** One theme in one scheme. */
export interface Mode {
  /** Its tokens that are colours. */
  colors: Map<string, Rgba>;
  /** What is wrong with those that are not, or are left out. */
  faults: ThemeFault[];
  /** Where the brand file sets a token: nothing for the kit's own. */
  lineOf(token: string): { line?: number };
}

/** Computes the tokens of one theme in one scheme. `kinds` says what the kit's own must be, by name. */
export function checkMode(
  tokens: Map<string, ThemeToken>,
  scheme: Scheme,
  kinds: Map<string, ValueKind>,
): Mode {
  const colors = new Map<string, Rgba>();
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
    // A part's own property is left to the part by `initial`.
    if (!kinds.has(token) && isUnset(tokens.get(token)?.value)) continue;
    try {
      const value = resolve(token);
      const color = toRgba(value);
      if (color) colors.set(token, color);
      const kind = kinds.get(token) ?? 'other';
      if (fitsKind(value, kind)) continue;
      tell('value', token, `'${value}' cannot be used as a ${kind}`);
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      tell(error.problem, error.token, error.message);
    }
  }
  const ofKit = [...kinds].flatMap(([name, kind]) => (kind === 'colour' ? name : []));
  for (const { token, beside } of findMissingTokens(new Set(own), ofKit)) {
    tell('missing', token, `is left out beside ${beside}: the neutral one would show`);
  }
  return { colors, faults, lineOf };
}
