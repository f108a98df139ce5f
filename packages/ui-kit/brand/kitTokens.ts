import { makeCSSVar } from '@terrazzo/token-tools/css';
import dark from './ui-kit.dark.tokens.json';
import light from './ui-kit.tokens.json';
import wide from './ui-kit.wide.tokens.json';

/** The kit's own token files (DTCG 2025.10): the neutral brand, its dark mode, and wide windows. */
export const kitTokens = { light, dark, wide };

/** The types of DTCG that the kit's tokens have. */
export type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow';

/**
 * Tokens of single parts. The kit gives these tokens no value: each part falls back to a general token, so that a brand
 * sets only the tokens that should differ.
 */
export const partTokens: Record<string, TokenType> = {
  'badge.background': 'color',
  'badge.color': 'color',
  'button.background': 'color',
  'button.background-hover': 'color',
  'button.color': 'color',
  'button.radius': 'dimension',
  'card.padding': 'dimension',
  'card.radius': 'dimension',
  'dialog.radius': 'dimension',
  'dialog.width': 'dimension',
  'field.radius': 'dimension',
  'field.width': 'dimension',
  'footer.background': 'color',
  'help-tooltip.radius': 'dimension',
  'link.color': 'color',
  'loader.color': 'color',
  'loader.delay': 'duration',
  'message.radius': 'dimension',
  'nav.background': 'color',
  'nav.current': 'color',
  'nav.indicator': 'color',
  'nav.text': 'color',
  'nav-menu.radius': 'dimension',
  'notification-history.radius': 'dimension',
  'notification-history.width': 'dimension',
  'popover.radius': 'dimension',
  'popover.width': 'dimension',
  'section.rule': 'color',
  'section.rule-size': 'dimension',
  'section.rule-width': 'dimension',
  'skeleton.color': 'color',
  'tag.radius': 'dimension',
  'toast.radius': 'dimension',
  'toast.width': 'dimension',
  'tooltip.radius': 'dimension',
};

/** Every token that a brand can set, with its type. A brand's own colours are in the group `palette`, and values for its service in `composition`. */
export const tokenTypes: ReadonlyMap<string, TokenType> = new Map([
  ...listTokens(kitTokens.light).map(({ id, type }) => [id, type as TokenType] as const),
  ...Object.entries(partTokens),
]);

/**
 * Whether a token belongs to the brand and its service alone, and no part uses it: colours that other tokens refer to, and
 * how the service composes its pages.
 */
export const isOwn = (id: string) => /^(palette|composition)\./.test(id);

/** The custom property of a token: `--ui-color-accent` for `color.accent`. */
export const cssName = (token: string) => makeCSSVar(token, { prefix: 'ui' });

type Group = Record<string, unknown>;

/** A token as its file describes it. */
export interface ListedToken {
  /** The path in the file: `color.accent`; `radius` for `radius.$root`. */
  id: string;
  /** The `$type` of the token, or of the nearest group around it. */
  type: string | undefined;
  /** The purpose of the token. */
  description: string | undefined;
  /** The token itself, with its `$value`. */
  token: Group;
}

/** Lists the tokens of a DTCG document, in the order of the file. */
export function listTokens(group: object, path: string[] = [], type?: string): ListedToken[] {
  return Object.entries(group).flatMap(([name, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return [];
    if (name.startsWith('$') && name !== '$root') return [];
    const { $type = typeIn(group) ?? type, $description } = child as Group;
    const ownType = typeof $type === 'string' ? $type : undefined;
    const ownPath = name === '$root' ? path : [...path, name];
    if (!('$value' in child)) return listTokens(child, ownPath, ownType);
    const description = typeof $description === 'string' ? $description : undefined;
    return [{ id: ownPath.join('.'), type: ownType, description, token: child as Group }];
  });
}

function typeIn(group: object): string | undefined {
  return '$type' in group && typeof group.$type === 'string' ? group.$type : undefined;
}
