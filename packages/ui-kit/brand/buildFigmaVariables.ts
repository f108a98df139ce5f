type TokenGroup = Record<string, unknown>;
type FigmaType = 'COLOR' | 'FLOAT' | 'STRING';
type FigmaColor = { r: number; g: number; b: number; a: number };
type FigmaValue = FigmaColor | number | string | { type: 'VARIABLE_ALIAS'; id: string };

/** The two modes of the collection. */
type FigmaMode = 'light' | 'dark';

/** The body of `POST /v1/files/:file_key/variables` of Figma's REST API. */
export interface FigmaVariables {
  variableCollections: { action: 'CREATE'; id: string; name: string; initialModeId: string }[];
  variableModes: {
    action: 'CREATE' | 'UPDATE';
    id: string;
    name: string;
    variableCollectionId: string;
  }[];
  variables: {
    action: 'CREATE';
    id: string;
    name: string;
    variableCollectionId: string;
    resolvedType: FigmaType;
    description: string;
    codeSyntax: { WEB: string };
  }[];
  variableModeValues: { variableId: string; modeId: FigmaMode; value: FigmaValue }[];
}

/** A token of a DTCG document that has a value. */
interface Token {
  id: string;
  type: string;
  value: unknown;
  description: string;
}

/** Figma has no variables of these types: shadows are effect styles, curves are not kept. */
const TYPES: Record<string, FigmaType | undefined> = {
  color: 'COLOR',
  dimension: 'FLOAT',
  duration: 'FLOAT',
  number: 'FLOAT',
  fontWeight: 'FLOAT',
  fontFamily: 'STRING',
};
const ROOT_FONT_SIZE_PX = 16;
const COLLECTION = 'collection';

interface Source {
  /** The name of the collection. */
  name: string;
  /** The DTCG document with all tokens. */
  light: object;
  /** The DTCG document with the colours of dark mode. */
  dark: object;
  /** The custom property of a token, which Figma shows to developers. */
  cssName: (token: string) => string;
  /** The purpose of a token, when the document does not have one. */
  purposeOf?: (token: string) => string | undefined;
}

/**
 * Writes design tokens as Figma variables: one collection with a light and a dark mode. Lengths are in px (at a
 * root font size of 16), durations in ms. Aliases stay aliases.
 */
export function buildFigmaVariables({
  name,
  light,
  dark,
  cssName,
  purposeOf,
}: Source): FigmaVariables {
  const tokens = readTokens(light).filter(({ type }) => TYPES[type]);
  const darkValues = new Map(readTokens(dark).map(({ id, value }) => [id, value]));
  const known = new Set(tokens.map(({ id }) => id));
  const figmaValue = (value: unknown): FigmaValue => {
    const [, alias] = /^\{(.+)\}$/.exec(String(value)) ?? [];
    if (alias && known.has(alias)) return { type: 'VARIABLE_ALIAS', id: alias };
    return toFigma(value);
  };
  return {
    variableCollections: [{ action: 'CREATE', id: COLLECTION, name, initialModeId: 'light' }],
    variableModes: [
      { action: 'UPDATE', id: 'light', name: 'Light', variableCollectionId: COLLECTION },
      { action: 'CREATE', id: 'dark', name: 'Dark', variableCollectionId: COLLECTION },
    ],
    variables: tokens.map(({ id, type, description }) => ({
      action: 'CREATE',
      id,
      name: id.replaceAll('.', '/'),
      variableCollectionId: COLLECTION,
      resolvedType: TYPES[type] ?? 'STRING',
      description: description || (purposeOf?.(id) ?? ''),
      codeSyntax: { WEB: `var(${cssName(id)})` },
    })),
    variableModeValues: tokens.flatMap(({ id, value }) => [
      { variableId: id, modeId: 'light', value: figmaValue(value) },
      { variableId: id, modeId: 'dark', value: figmaValue(darkValues.get(id) ?? value) },
    ]),
  };
}

/** Lists the tokens of a document with their values. A token has the type of the nearest group around it. */
function readTokens(group: object, path: string[] = [], outer = ''): Token[] {
  const type = '$type' in group ? String(group.$type) : outer;
  return Object.entries(group).flatMap(([name, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return [];
    if (name.startsWith('$') && name !== '$root') return [];
    const ownPath = name === '$root' ? path : [...path, name];
    if (!('$value' in child)) return readTokens(child, ownPath, type);
    const { $type = type, $value, $description = '' } = child as TokenGroup;
    const id = ownPath.join('.');
    return [{ id, type: String($type), value: $value, description: String($description) }];
  });
}

/** A value of DTCG in Figma's units. */
function toFigma(value: unknown): FigmaValue {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return String(value[0]);
  if (typeof value === 'string') return value.startsWith('#') ? fromHex(value) : value;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('components' in value)
    return fromComponents(value as { components: number[]; alpha?: number });
  const { value: amount, unit } = value as { value: number; unit: string };
  if (unit === 'rem') return amount * ROOT_FONT_SIZE_PX;
  return unit === 's' ? amount * 1000 : amount;
}

function fromComponents({
  components,
  alpha = 1,
}: {
  components: number[];
  alpha?: number;
}): FigmaColor {
  const [r = 0, g = 0, b = 0] = components;
  return { r, g, b, a: alpha };
}

function fromHex(hex: string): FigmaColor {
  const at = (index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
  return { r: at(0), g: at(1), b: at(2), a: hex.length === 9 ? at(3) : 1 };
}
