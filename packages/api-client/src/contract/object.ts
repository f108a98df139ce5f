import { type ObjectEntries, type ObjectSchema, object as valibotObject } from 'valibot';

/** A schema for an object that is not an array: valibot accepts an array when every field is optional. */
export function object<const Entries extends ObjectEntries>(
  entries: Entries,
): ObjectSchema<Entries, undefined> {
  const schema = valibotObject(entries);
  const run = schema['~run'];
  return Object.assign(schema, {
    '~run': (...[dataset, config]: Parameters<typeof run>) =>
      run.call(schema, Array.isArray(dataset.value) ? { value: 0 } : dataset, config),
  });
}
