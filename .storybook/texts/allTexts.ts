const modules = import.meta.glob<Record<string, unknown>>(
  ['../../apps/portal/src/**/*.texts.ts', '../../packages/*/src/**/*.texts.ts'],
  { eager: true },
);

/** A text of the interface. Filled-in values are in braces: 'Du har {count} tilbud', 'Viser {…} av {…} tilbud.' */
export interface Text {
  /** From the root of the repository. */
  file: string;
  /** The path of the text in its file, such as `addressTexts.refreshFailed.title`. */
  key: string;
  text: string;
  /** The texts of the portal are in bokmål only. */
  language: 'nb' | 'nn' | 'en';
}

function textsIn(value: unknown, path: string[] = []): Omit<Text, 'file'>[] {
  if (typeof value === 'function')
    return variantsOf(value as TextFunction).flatMap((text) => textsIn(text, path));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
  if (typeof value !== 'string' || /^(lang|version)$/.test(path.at(-1) ?? '')) return [];
  const language = (['nb', 'nn', 'en'] as const).find((one) => path.includes(one)) ?? 'nb';
  return [{ key: path.filter((name) => name !== language).join('.'), text: value, language }];
}

type TextFunction = (...args: unknown[]) => unknown;

/** An argument that equals no other. A text shows it as '{…}', and a format of amounts as 0. */
const unknownArgument = () => ({
  [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 0 : '{…}'),
});

/** The texts that a function returns: in general, for equal arguments, and for 1, 0 and undefined. */
function variantsOf(textOf: TextFunction): string[] {
  const call = (argument: () => unknown) => {
    const text = textOf(...Array.from({ length: textOf.length }, argument));
    return typeof text === 'string' ? [text] : [];
  };
  const blank = (text: string) => text.replace(/\d+/g, '{…}');
  const general = [unknownArgument, () => 2].flatMap(call).map(blank);
  const special = [() => 1, () => 0, () => undefined].flatMap(call);
  const differs = (text: string) => !text.includes('undefined') && !general.includes(blank(text));
  return [...new Set([...general, ...special.filter(differs)])];
}

/** Every text of the portal and the packages, by file. */
export const allTexts: Text[] = Object.entries(modules).flatMap(([path, exported]) =>
  textsIn(exported).map((found) => ({ file: path.replace('../../', ''), ...found })),
);
