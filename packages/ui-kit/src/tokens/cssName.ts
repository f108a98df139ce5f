import { makeCSSVar } from '@terrazzo/token-tools/css';

/** The custom property of a token: `--ui-color-accent` for `color.accent`. */
export const cssName = (token: string) => makeCSSVar(token, { prefix: 'ui' });
