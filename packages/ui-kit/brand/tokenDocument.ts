import { parseColor, tokenToColor } from '@terrazzo/token-tools';
import type { PlainColorObject } from 'colorjs.io/fn';
import { isOwn, listTokens, tokenTypes } from './kitTokens';
import { hexOf } from './nearestColor';

/** A token as a file has it. */
export interface WrittenToken {
  $type?: string | undefined;
  $value?: unknown;
}

/** The tokens of a file by their paths: `color.accent`. */
export type TokensById = Readonly<Record<string, WrittenToken>>;

/**
 * Reads the tokens of a file, each with the type of its group.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function readTokens(text: string): TokensById {
  const listed = listTokens(JSON.parse(text));
  return Object.fromEntries(
    listed.map(({ id, type, token }) => [id, type ? { ...token, $type: type } : token]),
  );
}

type Tree = { [name: string]: Tree | WrittenToken };

/** Writes tokens as the text of a file, in the order of the kit's own file. */
export function writeTokens(tokens: TokensById): string {
  const order = [...tokenTypes.keys()];
  const placeOf = (id: string) => (isOwn(id) ? -1 : order.indexOf(id));
  const ids = Object.keys(tokens).sort((one, other) => placeOf(one) - placeOf(other));
  const isGroup = (id: string) => [...order, ...ids].some((other) => other.startsWith(`${id}.`));
  const root: Tree = {};
  for (const id of ids) {
    const names = isGroup(id) ? [...id.split('.'), '$root'] : id.split('.');
    const group = names.slice(0, -1).reduce((tree, name) => {
      tree[name] ??= {};
      return tree[name] as Tree;
    }, root);
    group[names.at(-1) ?? ''] = tokens[id] ?? {};
  }
  // A value on one line is read, and compared, at a glance.
  const text = JSON.stringify(root, null, 2).replace(
    /"\$value": (?:\{[^{}]*\}|\[[^[\]]*\])/g,
    (value) => value.replace(/\s*\n\s*/g, ' ').replace(/\[ | \]/g, (bracket) => bracket.trim()),
  );
  return `${text}\n`;
}

/** Reads a colour in any notation of CSS. Undefined for what is no colour. */
export function readColorText(text: string): PlainColorObject | undefined {
  try {
    return tokenToColor(parseColor(text));
  } catch {
    return;
  }
}

/** A colour as a token, with what design tools show (`hex`) and what everything else reads (`components`). */
export function colorToken(color: PlainColorObject): WrittenToken {
  const hex = hexOf(color);
  const components = [1, 3, 5].map(
    (start) => Math.round((Number.parseInt(hex.slice(start, start + 2), 16) / 255) * 1e4) / 1e4,
  );
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } };
}
