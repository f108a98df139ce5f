/** The marks of the kit: lines on a grid of 24. A page gets those that its parts use. */
export const ARROW_OUT = 'M10 5H5v14h14v-5M14 4h6v6m0-6-9 9';
export const BELL = 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4';
export const CHECK = 'm5 12.5 4.5 4.5L19 7.5';
export const CHEVRON = 'm6 9 6 6 6-6';
export const CROSS = 'm6 6 12 12M18 6 6 18';
export const MENU = 'M4 7h16M4 12h16M4 17h16';
export const QUESTION = 'M9.2 9a2.9 2.9 0 1 1 4.3 2.6c-1 .5-1.5 1.2-1.5 2.4m0 3v.01';
