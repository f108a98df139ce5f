import packages from 'virtual:api';
import type { ApiMember } from '../../scripts/api-reference/ApiPackage';

/** A component: its docstring, the element that takes the rest of its props, and its own props. */
interface Part {
  doc: string;
  element: string | undefined;
  members: ApiMember[];
}

const exported = packages.flatMap(({ entries }) => entries.flatMap(({ exports }) => exports));

/** The components of all packages, by name. */
export const parts: Readonly<Record<string, Part>> = Object.fromEntries(
  exported
    .filter(({ kind }) => kind === 'component')
    .map(({ name, doc, members }) => {
      const props = exported.find((one) => one.name === `${name}Props`);
      const [, element] = /ComponentProps<'(\w+)'>/.exec(props?.signature ?? '') ?? [];
      return [name, { doc, element, members }];
    }),
);
