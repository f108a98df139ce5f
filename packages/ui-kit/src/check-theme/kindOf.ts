import {
  type ComponentValue,
  isFunctionNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
  parseListOfComponentValues,
} from '@csstools/css-parser-algorithms';
import {
  isTokenDimension,
  isTokenNumber,
  isTokenPercentage,
  tokenize,
} from '@csstools/css-tokenizer';
import { toRgba } from './createResolver';

/** What a token's value is, where the parts can use no other. */
export type ValueKind = 'colour' | 'length' | 'time' | 'number' | 'shadow' | 'other';

const MATH = /^(?:calc|clamp|min|max|round|env)$/i;
const TIME = /^m?s$/i;
const LENGTH =
  /^(?:r?(?:em|ex|ch|cap|ic|lh)|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|q|in|pc|pt|px)$/i;

/** The kind of a computed value; what has many forms, as a list of fonts, is another. */
export function kindOf(value: string): ValueKind {
  if (toRgba(value)) return 'colour';
  const nodes = parseListOfComponentValues(tokenize({ css: value })).filter(
    (node) => !isWhiteSpaceOrCommentNode(node),
  );
  const kinds = nodes.map(kindOfNode);
  if (kinds.length === 1) return kinds[0] ?? 'other';
  return kinds.filter((kind) => kind === 'length').length >= 2 ? 'shadow' : 'other';
}

/** Whether a value can stand where the kit has one of this kind. */
export function fitsKind(value: string, kind: ValueKind): boolean {
  const own = kindOf(value);
  if (kind === 'shadow') return own === 'shadow' || /^none$/i.test(value);
  // A weight, or the height of a line.
  if (kind === 'number')
    return ['number', 'length'].includes(own) || /^(?:normal|bold|bolder|lighter)$/i.test(value);
  return kind === 'other' || own === kind;
}

function kindOfNode(node: ComponentValue): ValueKind {
  if (isFunctionNode(node) && MATH.test(node.getName())) {
    // What is worked out is of the kind of its measures, which do not mix.
    const kinds = new Set(node.value.map(kindOfNode));
    const measures = (['length', 'time'] as const).filter((kind) => kinds.has(kind));
    return measures.length === 1 ? (measures[0] ?? 'other') : 'other';
  }
  if (!isTokenNode(node)) return 'other';
  const token = node.value;
  if (isTokenDimension(token)) {
    const { unit, value } = token[4];
    if (value >= 0 && LENGTH.test(unit)) return 'length';
    return value >= 0 && TIME.test(unit) ? 'time' : 'other';
  }
  if (isTokenPercentage(token)) return 'length';
  if (!isTokenNumber(token)) return 'other';
  return token[4].value === 0 ? 'length' : 'number';
}
