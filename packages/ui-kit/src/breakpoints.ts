/**
 * The window widths in pixels from which pages change: a phone below `medium`, the row of the
 * navigation from `large`, wider pages from `xl` (specification part 1, section 9).
 */
export const breakpoints = { medium: 680, large: 1200, xl: 1600 } as const;
