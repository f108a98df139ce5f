/**
 * The window widths in pixels from which pages change, for a text size of 16 px: a phone below `medium`,
 * several columns from `large`, wider pages from `xl`. Media queries use them in em (`42.5em`), so that larger
 * text gets the layout of a narrower window.
 */
export const breakpoints = { medium: 680, large: 1200, xl: 1600 } as const;
