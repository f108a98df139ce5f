import type { Brand, Mode } from '../../packages/ui-kit/brand/Brand';
import { createColorsOf, deriveBrand } from '../../packages/ui-kit/brand/deriveBrand';
import { tokenTypes } from '../../packages/ui-kit/brand/kitTokens';
import { hexOf } from '../../packages/ui-kit/brand/nearestColor';
import {
  colorToken,
  readColorText,
  type TokensById,
  type WrittenToken,
  writeTokens,
} from '../../packages/ui-kit/brand/tokenDocument';

/** A brand while it is made. */
export interface Draft {
  /** The short name: the folder of the files, and `data-brand`. */
  name: string;
  /** The tokens that a designer or a file has chosen, in each mode. */
  own: Record<Mode, TokensById>;
  /** Whether the colours that are left out are derived from the chosen ones. */
  derives: boolean;
  /** The large form of the brand, as SVG. */
  form?: string | undefined;
}

export const MODES = ['light', 'dark'] as const;

export const EMPTY: Draft = { name: 'eksempel', own: { light: {}, dark: {} }, derives: true };

/** The names that a folder, a selector and a command line all take. */
export const NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** The token files of a draft, with the names that the folder of a brand has. */
export function brandOf({ name, own, derives }: Draft): Brand {
  const { light, dark } = derives ? deriveBrand(own) : own;
  return {
    name,
    light: { path: 'tokens.json', text: writeTokens(light) },
    dark: { path: 'dark.json', text: writeTokens(dark) },
  };
}

/** The colour of each token in each mode, as `#0a4f9e`: chosen, derived, or of the kit. */
export function hexesOf({ own, derives }: Draft): Record<Mode, (id: string) => string> {
  const { light, dark } = createColorsOf(own, derives);
  return { light: (id) => hexOf(light(id)), dark: (id) => hexOf(dark(id)) };
}

/** Sets tokens in one mode; `undefined` leaves a token out. */
export function setTokens(
  draft: Draft,
  mode: Mode,
  tokens: Record<string, WrittenToken | undefined>,
): Draft {
  const entries = Object.entries({ ...draft.own[mode], ...tokens });
  const kept = Object.fromEntries(entries.filter(([, token]) => token)) as TokensById;
  return { ...draft, own: { ...draft.own, [mode]: kept } };
}

/** Sets a colour in one mode, as `#0a4f9e`; `undefined` leaves it out. */
export function setColor(draft: Draft, mode: Mode, id: string, hex: string | undefined): Draft {
  const color = hex === undefined ? undefined : readColorText(hex);
  return setTokens(draft, mode, { [id]: color && colorToken(color) });
}

/** The colour that a person has typed, in any notation of CSS. Undefined for what is no opaque colour. */
export function readTyped(text: string): string | undefined {
  const typed = text.trim();
  const isBare = /^[0-9a-f]{3}([0-9a-f]{3})?$/i.test(typed);
  const color = readColorText(isBare ? `#${typed}` : typed);
  return color && (color.alpha ?? 1) === 1 ? hexOf(color) : undefined;
}

/** The name of a token for people: `Header background`. */
export function labelOf(id: string): string {
  const words = id.replace(/^color\./, '').replaceAll(/[.-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The id of the field of a token. */
export const fieldId = (id: string, mode: Mode) => `brand-${mode}-${id.replaceAll('.', '-')}`;

/** The colours with which a brand begins. */
export const FIRST_COLORS = [
  'color.accent',
  'color.second',
  'color.background',
  'color.surface',
  'color.heading',
  'header.background',
];

/** All other colours, without what lies over a pressed area: it is transparent, which no colour input can write. */
const others = [...tokenTypes]
  .filter(([id, type]) => type === 'color' && ![...FIRST_COLORS, 'color.pressed'].includes(id))
  .map(([id]) => id);
const isStatus = (id: string) => /^color\.(info|success|warning|error)/.test(id);
const isHeader = (id: string) => /^(header|nav)\./.test(id);
const isGeneral = (id: string) => id.startsWith('color.') && !isStatus(id);

/** The other colours in groups. */
export const OTHER_COLORS: Record<string, string[]> = {
  'Text, areas and edges': others.filter(isGeneral),
  'Header and navigation': others.filter(isHeader),
  Statuses: others.filter(isStatus),
  'Single parts': others.filter((id) => !isGeneral(id) && !isStatus(id) && !isHeader(id)),
};

const withField = new Set([...FIRST_COLORS, ...Object.values(OTHER_COLORS).flat()]);

/** Whether the page has a field for a token. */
export const hasField = (id: string) => withField.has(id);

const STORAGE_KEY = 'brand-maker';

/** The draft of this tab, which survives a reload. */
export function loadDraft(): Draft {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') };
  } catch {
    return EMPTY;
  }
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the draft lasts as long as the page.
  }
}
