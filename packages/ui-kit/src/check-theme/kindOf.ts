import {
  type ComponentValue,
  isFunctionNode,
  isTokenNode,
  parseComponentValue,
} from '@csstools/css-parser-algorithms';
import {
  isTokenDimension,
  isTokenNumber,
  isTokenPercentage,
  tokenize,
} from '@csstools/css-tokenizer';
import { toRgba } from './createResolver';

/** What a token's value is, where the parts can use no other. */
export type ValueKind = 'colour' | 'length' | 'time' | 'other';

const MATH = /^(?:calc|clamp|min|max|round|env)$/i;
const TIME = /^m?s$/i;

/** The kind of a computed value. What has several forms, as a weight or a list of fonts, is another. */
export function kindOf(value: string): ValueKind {
  if (toRgba(value)) return 'colour';
  const node = parseComponentValue(tokenize({ css: value }));
  return node ? kindOfNode(node) : 'other';
}

function kindOfNode(node: ComponentValue): ValueKind {
  // What is worked out is of the kind of its measures.
  if (isFunctionNode(node) && MATH.test(node.getName())) {
    return node.value.map(kindOfNode).find((kind) => kind !== 'other') ?? 'other';
  }
  if (!isTokenNode(node)) return 'other';
  const token = node.value;
  if (isTokenDimension(token)) return TIME.test(token[4].unit) ? 'time' : 'length';
  const isNought = isTokenNumber(token) && token[4].value === 0;
  return isNought || isTokenPercentage(token) ? 'length' : 'other';
}
