import * as kit from '@forsikring/ui-kit';

/** The part of what Storybook's docgen adds to a component that our blocks use. */
interface Documented {
  displayName?: string;
  __docgenInfo?: {
    description: string;
    props: Record<string, { type: { name: string }; defaultValue: { value: string } | null }>;
  };
}

/** The name of a component. A build shortens the name of its function. */
export const nameOf = (component: unknown) => (component as Documented | undefined)?.displayName;

const sources = import.meta.glob<string>(
  ['../../packages/ui-kit/src/*/*.{ts,tsx}', '!**/*.{test,stories,pictures,texts}.*'],
  { query: '?raw', import: 'default', eager: true },
);
const DOCSTRING =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function|interface|type) (\w+)/g;
const docstrings = new Map(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(DOCSTRING)].map(([, doc = '', name = '']) => [name, doc] as const),
  ),
);

/** The tags in the docstring of an export: `@reason escape-key The Escape key is pressed.` */
function meaningsOf(name: string, tag: string): Record<string, string> {
  const doc = (docstrings.get(name) ?? '').replace(/\s*\n \*/g, '');
  const tags = doc.matchAll(/@(\w+) (\S+) ([^@]*)/g);
  return Object.fromEntries(
    [...tags].filter(([, kind]) => kind === tag).map(([, , key, text = '']) => [key, text.trim()]),
  );
}

/** A part of the kit, with the data of its docstrings. */
export interface Part {
  doc: string;
  /** The element that `render` replaces; undefined for a part without `render`. */
  rendered: string | undefined;
  /** The meaning of its state attributes. */
  attributes: Record<string, string>;
  /** The meaning of the reasons of its changes. */
  reasons: Record<string, string>;
}

/** The parts of the kit, by name. */
export const parts: Readonly<Record<string, Part>> = Object.fromEntries(
  Object.entries(kit).flatMap(([name, component]): [string, Part][] => {
    const { description, props } = (component as Documented).__docgenInfo ?? {};
    if (description === undefined || !props) return [];
    const types = Object.values(props).map(({ type }) => type.name);
    const [, details = ''] = /details: (\w+)/.exec(types.join()) ?? [];
    const part = {
      doc: description,
      rendered: props.render?.defaultValue?.value,
      attributes: meaningsOf(name, 'attribute'),
      reasons: meaningsOf(details, 'reason'),
    };
    return [[name, part]];
  }),
);
