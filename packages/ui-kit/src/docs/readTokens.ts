/// <reference types="vite/client" />
import type { Theme } from '../internals/contrast/parseThemes';
import { parseThemes } from '../internals/contrast/parseThemes';
import css from '../styles/tokens.css?raw';

/** The tokens of the style sheet, with the values that hold in the page: those of its brand. */
export function readTokens(): Theme {
  const [neutral] = parseThemes(css);
  const style = getComputedStyle(document.documentElement);
  const names = [...(neutral?.tokens.keys() ?? [])];
  return {
    name: 'page',
    tokens: new Map(names.map((name) => [name, style.getPropertyValue(name).trim()])),
  };
}

/** The names of the tokens that start so, in the order of the style sheet. */
export function tokenNames(...starts: string[]): string[] {
  return [...readTokens().tokens.keys()].filter((name) =>
    starts.some((start) => name.startsWith(`--ui-${start}`)),
  );
}

/** The scheme that the page is shown in. */
export function readScheme(): 'light' | 'dark' {
  return getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light';
}
