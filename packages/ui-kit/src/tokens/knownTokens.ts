import { kitTokens } from './kitTokens';
import { listTokens } from './listTokens';
import { partTokens, type TokenType } from './partTokens';

/** Every token that a brand can set, with its type. A brand's own colours are in the group `palette`. */
export const tokenTypes: ReadonlyMap<string, TokenType> = new Map([
  ...listTokens(kitTokens.light).map(({ id, type }) => [id, type as TokenType] as const),
  ...Object.entries(partTokens),
]);

/** Whether a token belongs to the brand alone: other tokens refer to it, no part uses it. */
export const isPalette = (id: string) => id.startsWith('palette.');
