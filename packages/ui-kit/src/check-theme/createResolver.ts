import { color, serializeRGB } from '@csstools/css-color-parser';
import {
  type ComponentValue,
  isFunctionNode,
  isSimpleBlockNode,
  isTokenNode,
  parseComponentValue,
  parseListOfComponentValues,
  stringify,
} from '@csstools/css-parser-algorithms';
import { isTokenComma, isTokenNumber, tokenize } from '@csstools/css-tokenizer';
import type { Rgba } from '../internals/contrast/contrastRatio';
import type { Scheme } from '../internals/contrast/measureContrast';
import { TokenError } from './TokenError';

/** Whether it leaves a property of the page without a value. */
export const isUnset = (value = '') => /^(?:initial|inherit|unset|revert)$/i.test(value);

/** Gives a token's value as a browser computes it, without `var()` and `light-dark()`. */
export type Resolve = (token: string) => string;

/**
 * For the tokens of one theme in one scheme. What it returns throws a TokenError for a token that
 * has no value, refers to itself, or stands on one that does.
 */
export function createResolver(tokens: Map<string, { value: string }>, scheme: Scheme): Resolve {
  const done = new Map<string, string | TokenError>();
  const open: string[] = [];

  const follow = (token: string): string => {
    const known = done.get(token);
    if (known instanceof TokenError) throw known;
    if (known !== undefined) return known;
    const [asker = token] = open.slice(-1);
    const circle = open.slice(open.indexOf(token));
    if (open.includes(token)) {
      throw new TokenError('circle', circle[0] ?? token, [...circle, token].join(' → '));
    }
    const value = tokens.get(token)?.value;
    if (!value || isUnset(value)) throw new TokenError('missing', asker, `${token} has no value`);

    open.push(token);
    try {
      const result = substitute(value);
      done.set(token, result);
      return result;
    } catch (error) {
      if (error instanceof TokenError) done.set(token, error);
      throw error;
    } finally {
      open.pop();
    }
  };

  const substitute = (value: string): string =>
    write(parseListOfComponentValues(tokenize({ css: value })));
  const write = (nodes: ComponentValue[]): string => nodes.map(writeNode).join('').trim();

  const writeNode = (node: ComponentValue): string => {
    if (isSimpleBlockNode(node)) {
      return `${node.startToken[1]}${write(node.value)}${node.endToken[1]}`;
    }
    if (!isFunctionNode(node)) return node.toString();
    const call = node.getName().toLowerCase();
    if (call !== 'var' && call !== 'light-dark') return `${node.getName()}(${write(node.value)})`;

    const [first, second] = splitAtComma(node.value);
    if (call === 'light-dark') return write((scheme === 'light' ? first : second) ?? []);
    const token = stringify([first]).trim();
    try {
      return follow(token);
    } catch (error) {
      const isMissing = error instanceof TokenError && error.problem === 'missing';
      if (!isMissing || second === undefined) throw error;
      return write(second);
    }
  };

  return follow;
}

/**
 * A computed colour, cut off where it lies outside sRGB, as browsers do; undefined for what is none, or
 * hangs on where it is used (`currentcolor`, `Canvas`).
 */
export function toRgba(value: string): Rgba | undefined {
  const node = parseComponentValue(tokenize({ css: value }));
  const data = node && color(node);
  if (!data || typeof data.alpha !== 'number') return;
  const numbers = serializeRGB(data, false).value.flatMap((one) =>
    isTokenNode(one) && isTokenNumber(one.value) ? one.value[4].value : [],
  );
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [red, green, blue, alpha];
}

/** At the first comma: the rest belongs to the second, as in `var(--font, Arial, sans-serif)`. */
function splitAtComma(nodes: ComponentValue[]): [ComponentValue[], ComponentValue[] | undefined] {
  const at = nodes.findIndex((node) => isTokenNode(node) && isTokenComma(node.value));
  return at < 0 ? [nodes, undefined] : [nodes.slice(0, at), nodes.slice(at + 1)];
}
