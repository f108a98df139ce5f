/**
 * Fails when a public export, or one of its props, fields or methods, has no docstring, when a part does not
 * explain the attributes of its state, or a change its reasons.
 */
import type { ApiExport } from './api-reference/ApiPackage';
import { readApi } from './api-reference/readApi';

/** The texts of a part need no docstring. */
const isTexts = ({ name }: ApiExport) => name.endsWith('Texts');

const packages = readApi();

const exported = packages.flatMap(({ entries }) => entries.flatMap((entry) => entry.exports));
const checked = exported.flatMap((one) => [
  { ...one, label: one.name },
  ...(isTexts(one) ? [] : one.members).map((member) => ({
    ...member,
    label: `${one.name}.${member.name}`,
  })),
]);
const faults = [
  ...checked
    .filter(({ doc }) => !doc)
    .map(({ file, line, label }) => `${file}:${line}  ${label} has no docstring.`),
  ...exported.flatMap(faultsOfTags),
];

/** The state that `render` gets, and the reasons of a change, are in types. Their tags name the same. */
function faultsOfTags({ name, signature, members, attributes, reasons, file, line }: ApiExport) {
  const state = exported.find((one) => one.name === `${name}State`)?.members ?? [];
  const needed = state.map((one) => `data-${one.name.replace(/[A-Z]/g, '-$&').toLowerCase()}`);
  const unexplained = needed.filter((attribute) => !(attribute in attributes));
  const isChange = signature.includes('= ChangeDetails<');
  const given = members.find((one) => one.name === 'reason')?.options ?? Object.keys(reasons);
  const differs = String(given.toSorted()) !== String(Object.keys(reasons).toSorted());
  return [
    ...unexplained.map((attribute) => `${file}:${line}  ${name} has no @attribute ${attribute}.`),
    ...(isChange && differs ? [`${file}:${line}  ${name} has other reasons than @reason.`] : []),
  ];
}

// Several entries may export the same symbol.
for (const fault of new Set(faults)) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${checked.length} exports and members have a docstring.`);
