import packages from 'virtual:api';
import type { ApiMember } from '../../scripts/api-reference/ApiPackage';

/** A component, with what the reference of the packages has about it. */
export interface Part {
  doc: string;
  /** The element that takes the rest of its props. */
  element: string | undefined;
  members: ApiMember[];
  /** What its state attributes mean. */
  attributes: Record<string, string>;
  /** What the reasons of its changes mean. */
  reasons: Record<string, string>;
  /** What `render` replaces; undefined for a part without it. */
  rendered: string | undefined;
}

const exported = packages.flatMap(({ entries }) => entries.flatMap(({ exports }) => exports));
const find = (name: string | undefined) => exported.find((one) => one.name === name);

/** The components of all packages, by name. */
export const parts: Readonly<Record<string, Part>> = Object.fromEntries(
  exported
    .filter(({ kind }) => kind === 'component')
    .map(({ name, doc, members, attributes }): [string, Part] => {
      const [, element] =
        /ComponentProps<'(\w+)'>/.exec(find(`${name}Props`)?.signature ?? '') ?? [];
      const [, details] = /details: (\w+)/.exec(members.map(({ type }) => type).join()) ?? [];
      const rendered = members.find((member) => member.name === 'render')?.defaultValue;
      const reasons = find(details)?.reasons ?? {};
      return [name, { doc, element, members, attributes, reasons, rendered }];
    }),
);
