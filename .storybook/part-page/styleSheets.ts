import { cssName, kitTokens, listTokens, partTokens } from '../../packages/ui-kit/brand/kitTokens';

const sheets = import.meta.glob<string>('../../packages/ui-kit/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const SOURCES = '../../packages/ui-kit/src/';

/** The style sheet of a part, with those of the internals that it imports. Other parts are left out. */
export function styleSheetOf(storiesFile: string): string {
  const folder = storiesFile.split('/').at(-2);
  const own = sheets[`${SOURCES}${folder}/${folder}.css`] ?? '';
  const imported = [...own.matchAll(/@import "\.\.\/(internals\/[^"]+)"/g)];
  return [own, ...imported.map(([, path]) => sheets[SOURCES + path])].join('\n');
}

/** A token that a part uses. */
export interface UsedToken {
  id: string;
  cssName: string;
  /** The purpose of the token; undefined for a token of a single part. */
  description: string | undefined;
  isColor: boolean;
}

const known = new Map(
  [
    ...listTokens(kitTokens.light),
    ...Object.entries(partTokens).map(([id, type]) => ({ id, type, description: undefined })),
  ].map(({ id, type, description }): [string, UsedToken] => [
    cssName(id),
    { id, cssName: cssName(id), description, isColor: type === 'color' },
  ]),
);

/** The tokens that a style sheet uses: general ones first, then those of the part alone. */
export function tokensIn(css: string): UsedToken[] {
  const names = new Set([...css.matchAll(/var\((--ui-[\w-]+)/g)].map(([, name]) => name ?? ''));
  const used = [...names].flatMap((name) => known.get(name) ?? []);
  return used.sort((one, other) => Number(!one.description) - Number(!other.description));
}

/** The class names of a part, without `ui-`, in the order of its style sheet: those that begin with its name. */
export function classNamesOf(storiesFile: string): string[] {
  const folder = storiesFile.split('/').at(-2) ?? '';
  const css = (sheets[`${SOURCES}${folder}/${folder}.css`] ?? '').replace(/\/\*[\s\S]*?\*\//g, '');
  const names = [...css.matchAll(/\.ui-([\w-]+)/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].filter((name) => name.startsWith(folder));
}
