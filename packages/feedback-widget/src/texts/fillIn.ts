/** Replaces each `{name}` in the text with its value. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => `${values[name] ?? braces}`);
}
