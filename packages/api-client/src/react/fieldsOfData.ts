/** Copies the data with another value at a path; creates missing objects. */
export function withField<Data>(
  data: Data,
  [name, ...rest]: readonly string[],
  value: unknown,
): Data {
  if (name === undefined) return value as Data;
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return { ...fields, [name]: withField(fields[name], rest, value) } as Data;
}

/** The value at a path; undefined if there is none. */
export function fieldOf(data: unknown, path: readonly string[]): unknown {
  return path.reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], data);
}
