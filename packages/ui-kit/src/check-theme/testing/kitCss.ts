/// <reference types="vite/client" />
const sheets = import.meta.glob<string>(['../../*/*.css', '!../../docs/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** For tests and stories: the kit's style sheet, from its sources. */
export const kitCss = Object.values(sheets).join('\n');
