/** Whether a JSON value is an object or an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Removes every field that is null, at any depth, from a fresh result of `JSON.parse`. Changes the value in
 * place. Uses a stack instead of recursion, so that deep input cannot overflow it and `__proto__` is an
 * ordinary key. Keeps list items that are null.
 */
export function removeNulls(json: unknown): unknown {
  const open: unknown[] = [json];
  while (open.length > 0) {
    const value = open.pop();
    if (!isRecord(value)) continue;
    for (const [key, field] of Object.entries(value)) {
      if (field !== null) open.push(field);
      else if (!Array.isArray(value)) delete value[key];
    }
  }
  return json;
}
