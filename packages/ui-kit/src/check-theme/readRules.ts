import {
  type ComponentValue,
  isSimpleBlockNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
  parseListOfComponentValues,
  type SimpleBlockNode,
  stringify,
} from '@csstools/css-parser-algorithms';
import {
  type CSSToken,
  isTokenAtKeyword,
  isTokenColon,
  isTokenIdent,
  isTokenOpenCurly,
  isTokenSemicolon,
  tokenize,
} from '@csstools/css-tokenizer';
import { CssSyntaxError } from './CssSyntaxError';

/** A custom property, or `color-scheme`, as it is written. */
export interface Declaration {
  name: string;
  value: string;
  /** In the style sheet, from 1. */
  line: number;
  /** Wins over whatever does not say so. */
  important?: boolean;
}

/** A rule that sets custom properties, freed from what it is nested in. */
interface Rule {
  /** Complete: `&` is replaced by what it stands for. */
  selectors: string[];
  /** `@media …`, `@supports …`, `@container …`: from the outermost inwards. */
  conditions: string[];
  /** The name of the layer that it stands in, with dots where layers are nested; empty for none. */
  layer: string;
  declarations: Declaration[];
}

/** What a style sheet says of custom properties. */
export interface StyleSheet {
  rules: Rule[];
  /** The names of its layers, as they are first met. */
  layers: string[];
}

type Place = Omit<Rule, 'declarations'>;

/**
 * The rules of a style sheet that set custom properties or `color-scheme`, in its order.
 * @throws CssSyntaxError where the text is no style sheet, with the line.
 */
export function readRules(css: string): StyleSheet {
  const lineOf = (token?: CSSToken) => css.slice(0, token?.[2] ?? 0).split(/\r\n|[\n\r\f]/).length;
  const onParseError = (error: { message: string; sourceStart: number }) => {
    const line = css.slice(0, error.sourceStart).split(/\r\n|[\n\r\f]/).length;
    throw new CssSyntaxError(line, error.message);
  };
  const rules: Rule[] = [];
  const layers = new Set<string>();

  const readBlock = (nodes: ComponentValue[], place: Place) => {
    const rule: Rule = { ...place, declarations: [] };
    if (place.selectors.length > 0) rules.push(rule);

    for (const { prelude, block } of statements(nodes)) {
      const [first, second] = prelude.filter((node) => !isWhiteSpaceOrCommentNode(node));
      const start = tokenOf(first) ?? block?.startToken;
      const text = textOf(prelude);
      if (isTokenIdent(tokenOf(first)) && isTokenColon(tokenOf(second)) && !block) {
        const [name = '', ...value] = text.split(':');
        if (name.startsWith('--') || name.trim() === 'color-scheme') {
          rule.declarations.push({
            name: name.trim(),
            value: value
              .join(':')
              .replace(/!\s*important\s*$/i, '')
              .trim(),
            line: lineOf(start),
            ...(/!\s*important\s*$/i.test(text) && { important: true }),
          });
        }
      } else if (/^@layer\b/i.test(text)) {
        const names = text.slice('@layer'.length).split(',');
        const inside = names.map((name) => layerIn(place, name.trim() || `(${layers.size})`));
        for (const layer of inside) layers.add(layer);
        if (block) readBlock(block.value, { ...place, layer: inside[0] ?? '' });
      } else if (block && text !== '') readBlock(block.value, placeIn(place, text));
      else if (!isTokenAtKeyword(tokenOf(first))) {
        throw new CssSyntaxError(
          lineOf(start),
          `'${text.slice(0, 40)}' is neither rule nor property.`,
        );
      }
    }
  };

  // Editors on Windows put a mark first that is no part of the text.
  const tokens = tokenize({ css: css.replace(/^\uFEFF/, ' ') }, { onParseError });
  readBlock(parseListOfComponentValues(tokens, { onParseError }), {
    selectors: [],
    conditions: [],
    layer: '',
  });
  return {
    rules: rules.filter(({ declarations }) => declarations.length > 0),
    layers: [...layers],
  };
}

/** Splits at `;` and after each block, but for blocks within a custom property's value. */
function* statements(nodes: ComponentValue[]) {
  let prelude: ComponentValue[] = [];
  for (const node of nodes) {
    const block = isSimpleBlockNode(node) && isTokenOpenCurly(node.startToken) ? node : undefined;
    const ends = block
      ? !/^\s*--[^\s:]+\s*:/.test(textOf(prelude))
      : isTokenSemicolon(tokenOf(node));
    if (!ends) {
      prelude.push(node);
      continue;
    }
    if (block || textOf(prelude) !== '') yield { prelude, block };
    prelude = [];
  }
  if (textOf(prelude) !== '') yield { prelude, block: undefined as SimpleBlockNode | undefined };
}

const layerIn = ({ layer }: Place, name: string) => (layer ? `${layer}.${name}` : name);

function placeIn(place: Place, prelude: string): Place {
  if (prelude.startsWith('@')) return { ...place, conditions: [...place.conditions, prelude] };
  const own = splitAtCommas(prelude);
  const selectors =
    place.selectors.length === 0
      ? own
      : place.selectors.flatMap((outer) =>
          own.map((inner) =>
            inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`,
          ),
        );
  return { ...place, selectors };
}

/** At the commas of a selector list, not at those within `:is(…)`. */
function splitAtCommas(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

function tokenOf(node?: ComponentValue): CSSToken | undefined {
  return isTokenNode(node) ? node.value : undefined;
}

/** Without comments, and with one space where there was any number of them. */
function textOf(nodes: ComponentValue[]): string {
  return stringify([nodes])
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
