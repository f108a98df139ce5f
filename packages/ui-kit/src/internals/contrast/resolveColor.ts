import { parseColor, type Rgba } from './parseColor';

/** Which half of `light-dark()` holds. */
export type Scheme = 'light' | 'dark';

/**
 * The colour that a token stands for, through `var()` and `light-dark()`.
 * @throws Error that names the token where it is missing, refers to itself, or is no plain colour.
 */
export function resolveColor(name: string, tokens: Map<string, string>, scheme: Scheme): Rgba {
  const resolve = (value: string, seen: string[]): Rgba => {
    const [, call, inside = ''] = /^(var|light-dark)\(([\s\S]*)\)$/.exec(value) ?? [];
    const [first = '', second = ''] = splitArguments(inside);
    if (call === 'light-dark') return resolve(scheme === 'light' ? first : second, seen);
    if (call === 'var') return follow(first, seen, second);

    const color = parseColor(value);
    if (!color) throw new Error(`${name} is '${value}', which cannot be read as a colour.`);
    return color;
  };

  const follow = (token: string, seen: string[], fallback = ''): Rgba => {
    if (seen.includes(token)) throw new Error(`${name} refers to itself through ${token}.`);
    const value = tokens.get(token) ?? fallback;
    if (!value) throw new Error(`${token} has no value.`);
    return resolve(value, [...seen, token]);
  };

  return follow(name, []);
}

/** Two arguments, split at the first comma that is in no parentheses. */
function splitArguments(text: string): [string, string] {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) {
      return [text.slice(0, index).trim(), text.slice(index + 1).trim()];
    }
  }
  return [text.trim(), ''];
}
