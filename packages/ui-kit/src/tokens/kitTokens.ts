import dark from './ui-kit.dark.tokens.json';
import light from './ui-kit.tokens.json';
import wide from './ui-kit.wide.tokens.json';

/** The kit's own token files (DTCG 2025.10): the neutral brand, its dark mode, and wide windows. */
export const kitTokens = { light, dark, wide };
