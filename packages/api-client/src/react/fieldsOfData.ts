/**
 * A step of a path through data: the name of a field, or the fields that an item of a list is found by, such as
 * `{ id: '7' }`.
 */
export type FieldStep = string | Readonly<Record<string, string | number | boolean>>;

/** Copies the data with another value at a path; creates missing objects, but no item of a list. */
export function withField<Data>(
  data: Data,
  [step, ...rest]: readonly FieldStep[],
  value: unknown,
): Data {
  if (step === undefined) return value as Data;
  if (typeof step === 'object') {
    if (!Array.isArray(data)) return data;
    const change = (item: unknown) => (isItem(item, step) ? withField(item, rest, value) : item);
    return data.map(change) as Data;
  }
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return { ...fields, [step]: withField(fields[step], rest, value) } as Data;
}

/** The value at a path; undefined if there is none. */
export function fieldOf(data: unknown, path: readonly FieldStep[]): unknown {
  return path.reduce((at, step) => {
    if (typeof step === 'string') return (at as Record<string, unknown> | undefined)?.[step];
    return Array.isArray(at) ? at.find((item) => isItem(item, step)) : undefined;
  }, data);
}

/** Whether an item has the fields. An id that is undefined at run time finds no item. */
function isItem(item: unknown, step: Exclude<FieldStep, string>): boolean {
  const wanted = Object.entries(step);
  return wanted.length > 0 && wanted.every(([name, value]) => Object(item)[name] === value);
}
