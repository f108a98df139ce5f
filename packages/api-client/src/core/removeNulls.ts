import { isRecord } from './isRecord';

/**
 * Removes every field that is null, at any depth, from a value that `JSON.parse` just made. Changes the
 * value in place and uses a stack instead of recursion, so that neither a hostile key nor a hostile depth
 * breaks it. Items of a list stay.
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
