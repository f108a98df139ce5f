import type { ValueNode } from '@humanwhocodes/momoa';
import { closest, distance } from 'fastest-levenshtein';
import type { Brand, BrandFault, Mode, TokenFile } from './Brand';
import type { TokenType } from './kitTokens';
import { cssName, isOwn, tokenTypes } from './kitTokens';
import type { FileToken } from './readTokenFile';

/** The form of a value of each type, besides an alias. */
const WRITTEN_AS: Record<TokenType, ValueNode['type'][]> = {
  color: ['Object', 'String'],
  cubicBezier: ['Array'],
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
    if (!known) return isOwn(id) ? [] : [{ ...at, kind: 'unknown', message: nameHint(id) }];
    if (type !== undefined && type !== known) {
      return [{ ...at, kind: 'type', message: `has the type ${type}. It must be a ${known}.` }];
    }
    if (isAlias(value) || WRITTEN_AS[known].includes(value.type)) return [];
    return [{ ...at, kind: 'type', message: `is not a ${known}. Write ${EXAMPLES[known]}.` }];
  });
}

const EXAMPLES: Record<TokenType, string> = {
  color: '{ "colorSpace": "srgb", "components": [0, 0.36, 0.31] }',
  cubicBezier: '[0.4, 0, 0.1, 1]',
  dimension: '{ "value": 1.25, "unit": "rem" }',
  duration: '{ "value": 150, "unit": "ms" }',
  fontFamily: '["Figtree", "sans-serif"]',
  fontWeight: '650',
  number: '1.5',
  shadow: '{ "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": … }',
};

const isAlias = (value: ValueNode) => value.type === 'String' && /^\{.+\}$/.test(value.value);

function nameHint(id: string): string {
  const nearest = closest(id, [...tokenTypes.keys()]);
  const isMeant = distance(id, nearest) <= 2;
  const hint = isMeant ? `Did you mean ${nearest}?` : 'Put colours of your own in "palette".';
  return `is not a token of the kit. ${hint}`;
}

/** The colours by which a brand is recognized: a brand that sets any colour sets these. */
const BRAND_COLORS = ['accent', 'accent-hover', 'on-accent', 'accent-soft', 'on-accent-soft'];

/** Colours that must be set together. If a brand sets only one, the others keep their neutral value and do not match. */
const SETS = [
  ['surface', 'surface-sunken'],
  ['second', 'on-second', 'second-soft', 'on-second-soft'],
  ['text', 'text-muted'],
  ...['info', 'success', 'warning', 'error'].map((status) =>
    ['surface', 'border', 'text'].map((part) => `${status}-${part}`),
  ),
];

type Files = Record<'light' | 'dark', FileToken[]>;

/**
 * Finds colours that a brand leaves out although it sets others that belong to them, and colours that it sets in only one
 * mode.
 */
export function findMissing(brand: Brand, files: Files): BrandFault[] {
  if (files.light.length === 0) {
    const message = 'The file sets no token.';
    return [{ kind: 'missing', file: brand.light.path, message }];
  }
  return [...findLeftOut(brand, files.light), ...findOneModeOnly(brand, files)];
}

function findLeftOut({ light }: Brand, tokens: FileToken[]): BrandFault[] {
  const colors = tokens.filter(({ id }) => tokenTypes.get(id) === 'color').map(({ id }) => id);
  const [first] = colors;
  if (!first) return [];
  return [BRAND_COLORS, ...SETS].flatMap((names) => {
    const set = names.map((name) => `color.${name}`);
    const beside = set.find((id) => colors.includes(id)) ?? (names === BRAND_COLORS && first);
    if (!beside) return [];
    const missing = set.filter((id) => !colors.includes(id));
    return missing.map((token): BrandFault => {
      const message = `is missing. A brand that sets ${beside} must set it too.`;
      return { kind: 'missing', file: light.path, token, message };
    });
  });
}

/** Colours and shadows differ between the modes: the two files name the same ones. */
function findOneModeOnly(brand: Brand, files: Files): BrandFault[] {
  const modes = ['light', 'dark'] as const;
  return modes.flatMap((mode) => {
    const other = mode === 'light' ? 'dark' : 'light';
    const present = new Set(files[mode].map(({ id }) => id));
    return files[other]
      .filter(({ id }) => !present.has(id) && !isOwn(id) && hasModes(id))
      .map(({ id }): BrandFault => {
        const { path } = brand[other];
        const message = `is missing in ${mode} mode. ${path} sets it for ${other} mode.`;
        return { kind: 'missing', file: brand[mode].path, mode, token: id, message };
      });
  });
}

const hasModes = (id: string) => ['color', 'shadow'].includes(tokenTypes.get(id) ?? '');
