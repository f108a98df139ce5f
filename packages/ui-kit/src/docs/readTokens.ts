/// <reference types="vite/client" />
import { createResolver, toRgba } from '../check-theme/createResolver';
import { readRules } from '../check-theme/readRules';
import { isToken, readThemes } from '../check-theme/readThemes';
import type { Rgba } from '../internals/contrast/contrastRatio';
import type { Scheme } from '../internals/contrast/measureContrast';
import css from '../styles/tokens.css?raw';

/** The tokens of the style sheet, with the values that hold in the page: those of its brand. */
export function readTokens(): Map<string, string> {
  const tokens = readThemes(readRules(css), { rules: [], layers: [] }).tokensOf(':root', {
    system: 'light',
  });
  const style = getComputedStyle(document.documentElement);
  const names = [...tokens.keys()].filter(isToken);
  return new Map(names.map((name) => [name, style.getPropertyValue(name).trim()]));
}

/** Those of them that are colours, as they come out in one scheme. */
export function readColors(scheme: Scheme): Map<string, Rgba> {
  const tokens = new Map([...readTokens()].map(([name, value]) => [name, { value }]));
  const resolve = createResolver(tokens, scheme);
  return new Map(
    [...tokens.keys()].flatMap((name) => {
      const color = toRgba(resolve(name));
      return color ? [[name, color]] : [];
    }),
  );
}

/** The names of the tokens that start so, in the order of the style sheet. */
export function tokenNames(...starts: string[]): string[] {
  return [...readTokens().keys()].filter((name) =>
    starts.some((start) => name.startsWith(`--ui-${start}`)),
  );
}

/** The scheme that the page is shown in. */
export function readScheme(): Scheme {
  return getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light';
}
