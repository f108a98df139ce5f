/**
 * The window widths in pixels from which pages change: a phone below `medium`, the navigation bar from
 * `large`, wider pages from `xl`.
 */
export const breakpoints = { medium: 680, large: 1200, xl: 1600 } as const;
