import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a template, such as `part/Part.tsx`, and replaces each `{{word}}` by its value. */
export function fillTemplate(path: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(join(import.meta.dirname, 'templates', `${path}.txt`), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new Error(`${path} needs {{${word}}}.`);
    return value;
  });
}
