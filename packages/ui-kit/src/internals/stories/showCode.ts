/**
 * Parameters of a story whose docs page shows its code: what it renders, as it is written.
 * @param source The text of the story's file.
 * @param story The name of its export.
 * @throws Error when the file has no such story with `render`.
 */
export function showCode(source: string, story: string) {
  const [, after = ''] = source.split(`export const ${story}: Story = {`);
  const [, rendered] = /\n {2}render: (?:\(\) => )?([\s\S]*?),\n(?: {2}\w+: |};)/.exec(after) ?? [];
  if (!rendered) throw new Error(`The story ${story} renders nothing that can be shown.`);
  const code = rendered.replace(/^\(\n {4}|\n {2}\)$/g, '');
  const [, indent = ''] = /\n( *)[^\n]*$/.exec(code) ?? [];
  return { docs: { source: { code: code.replaceAll(`\n${indent}`, '\n') } } };
}
