import type { ValueNode } from '@humanwhocodes/momoa';
import type { TokenFile } from './Brand';
import type { BrandFault, Mode } from './BrandFault';
import { cssName } from './cssName';
import { findNearestName } from './findNearestName';
import { isPalette, tokenTypes } from './knownTokens';
import type { TokenType } from './partTokens';
import type { FileToken } from './readTokenFile';

/** What a value of each type is written as, besides an alias. */
const WRITTEN_AS: Record<TokenType, ValueNode['type'][]> = {
  color: ['Object', 'String'],
  dimension: ['Object'],
  duration: ['Object'],
  fontFamily: ['Array', 'String'],
  fontWeight: ['Number', 'String'],
  number: ['Number'],
  shadow: ['Object', 'Array'],
};

/**
 * Finds tokens that the kit does not have, tokens of another type than the kit's, and colours of the
 * brand's own with the same name in CSS.
 */
export function checkNames(tokens: FileToken[], { path }: TokenFile, mode: Mode): BrandFault[] {
  const ids = new Map<string, string>();
  return tokens.flatMap(({ id, type, value, line }): BrandFault[] => {
    const known = tokenTypes.get(id);
    const at = { file: path, line, mode, token: id };
    const name = cssName(id);
    const same = ids.get(name);
    if (same) {
      return [
        { ...at, kind: 'syntax', message: `and ${same} are both ${name} in CSS. Rename one.` },
      ];
    }
    ids.set(name, id);
    if (!known) return isPalette(id) ? [] : [{ ...at, kind: 'unknown', message: nameHint(id) }];
    if (type !== undefined && type !== known) {
      return [{ ...at, kind: 'type', message: `has the type ${type}. It must be a ${known}.` }];
    }
    if (isAlias(value) || WRITTEN_AS[known].includes(value.type)) return [];
    return [{ ...at, kind: 'type', message: `is not a ${known}. Write ${EXAMPLES[known]}.` }];
  });
}

const EXAMPLES: Record<TokenType, string> = {
  color: '{ "colorSpace": "srgb", "components": [0, 0.36, 0.31] }',
  dimension: '{ "value": 1.25, "unit": "rem" }',
  duration: '{ "value": 150, "unit": "ms" }',
  fontFamily: '["Figtree", "sans-serif"]',
  fontWeight: '650',
  number: '1.5',
  shadow: '{ "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": … }',
};

const isAlias = (value: ValueNode) => value.type === 'String' && /^\{.+\}$/.test(value.value);

function nameHint(id: string): string {
  const nearest = findNearestName(id, [...tokenTypes.keys()]);
  const hint = nearest ? `Did you mean ${nearest}?` : 'Put colours of your own in "palette".';
  return `is not a token of the kit. ${hint}`;
}
