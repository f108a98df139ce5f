/** Fails when a public export, or one of its props, fields or methods, has no docstring. */
import type { ApiExport } from './api-reference/ApiPackage';
import { readApi } from './api-reference/readApi';

/** The texts of a part need no docstring. */
const isTexts = ({ name }: ApiExport) => name.endsWith('Texts');

const exported = readApi().flatMap(({ entries }) => entries.flatMap((entry) => entry.exports));
const checked = exported.flatMap((one) => [
  { ...one, label: one.name },
  ...(isTexts(one) ? [] : one.members).map((member) => ({
    ...member,
    label: `${one.name}.${member.name}`,
  })),
]);
// Reports a symbol once, even when several entries export it.
const missing = new Map(
  checked.filter(({ doc }) => !doc).map((one) => [`${one.file}:${one.line}`, one.label]),
);

for (const [location, label] of missing) console.error(`${location}  ${label} has no docstring.`);
if (missing.size > 0) process.exit(1);
console.log(`${checked.length} exports and members have a docstring.`);
