/** A copy of the data with another value at a path; objects that are missing on the way are made. */
export function withField<Data>(
  data: Data,
  [name, ...rest]: readonly string[],
  value: unknown,
): Data {
  if (name === undefined) return value as Data;
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return { ...fields, [name]: withField(fields[name], rest, value) } as Data;
}

/** What stands at a path; undefined where it leads nowhere. */
export function fieldOf(data: unknown, path: readonly string[]): unknown {
  return path.reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], data);
}
