/** Fails where a public export, or a prop, field or method of one, has no docstring. */
import type { ApiExport } from './api-reference/ApiPackage';
import { readApi } from './api-reference/readApi';

/** The words of a part: each is its own explanation. */
const isTexts = ({ name }: ApiExport) => name.endsWith('Texts');

const exported = readApi().flatMap(({ entries }) => entries.flatMap((entry) => entry.exports));
const checked = exported.flatMap((one) => [
  { ...one, label: one.name },
  ...(isTexts(one) ? [] : one.members).map((member) => ({
    ...member,
    label: `${one.name}.${member.name}`,
  })),
]);
// What several entries export is told of once.
const missing = new Map(
  checked.filter(({ doc }) => !doc).map((one) => [`${one.file}:${one.line}`, one.label]),
);

for (const [place, label] of missing) console.error(`${place}  ${label} has no docstring.`);
if (missing.size > 0) process.exit(1);
console.log(`${checked.length} exports and members have a docstring.`);
