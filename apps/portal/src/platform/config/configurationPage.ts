import type { BaseIssue, BaseSchema } from 'valibot';
import { AppConfig } from './AppConfig';
import { CONFIG_KEYS } from './configKeys';

/** The fields of valibot's schemas by which their parts are found. */
type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>> & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
};

interface Key {
  /** `distributor.name`; `[]` stands for each item of a list. */
  path: string;
  type: string;
  /** Whether its object counts as missing without it. */
  required: boolean;
}

const HEADER = `# Configuration of the portal

The portal reads these keys when it starts, from a block in its page or from \`config.json\`
([configuration source](specification/configuration.md#configuration-source)). No key is required, but an
object or a list item counts as missing without the keys that are marked as required in it. Empty strings and
values of the wrong type count as missing too; only \`apiHost\` may be empty
([missing settings](specification/configuration.md#missing-settings)). Addresses for links and redirects pass
the [address policy](specification/configuration.md#address-policy).

The default "–" means that nothing is shown or done. \`[]\` stands for each item of a list.

| Key | Type | Default | Effect |
| --- | --- | --- | --- |
`;

/** The keys of the schema, in its order, each before those that it contains. */
export function configPaths(): string[] {
  return keysOf(AppConfig as Schema).map(({ path }) => path);
}

/**
 * Describes the keys of the configuration as Markdown, for Storybook.
 * @param documents the address of the documents, which links lead to
 */
export function configurationPage(documents: string): string {
  const rows = keysOf(AppConfig as Schema).map(({ path, type, required }) => {
    const { default: fallback = required ? 'required' : '–', effect } = CONFIG_KEYS[path] ?? {
      effect: '',
    };
    return `| \`${path}\` | ${type} | ${fallback} | ${effect} |\n`;
  });
  return (HEADER + rows.join('')).replaceAll('](', `](${documents}`);
}

function keysOf(schema: Schema, prefix = ''): Key[] {
  return Object.entries(schema.entries ?? {}).flatMap(([name, entry]) => {
    const value = entry.wrapped ?? entry;
    const path = prefix + name;
    const own = { path, type: typeName(value), required: entry.wrapped === undefined };
    const below = value.item ? keysOf(value.item, `${path}[].`) : keysOf(value, `${path}.`);
    return [own, ...below];
  });
}

function typeName({ type, item }: Schema): string {
  if (type === 'array') return `list of ${item ? typeName(item) : 'value'}s`;
  return type === 'record' ? 'strings by name' : type;
}
