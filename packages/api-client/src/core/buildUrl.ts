import type { QueryValue } from '../contract/defineCall';

/**
 * The address of a call: path parameters are percent-encoded, and query parameters that are null,
 * undefined or NaN are dropped (specification part 1 §7).
 */
export function buildUrl(
  apiHost: string,
  path: string,
  params: Record<string, string> = {},
  query: Record<string, QueryValue> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || Number.isNaN(value)) continue;
    search.append(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `${apiHost}${filled}${suffix}`;
}
