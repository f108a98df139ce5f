import type { QueryValue } from '../contract/defineCall';

/**
 * The address of a call: path parameters are percent-encoded and stay in their own segment, and
 * query parameters that are null, undefined or NaN are dropped.
 */
export function buildUrl(
  apiHost: string,
  path: string,
  params: Record<string, string> = {},
  query: Record<string, QueryValue> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value == null || Number.isNaN(value)) continue;
    search.append(name, String(value));
  }
  // Not by `search.size`, which Safari 16 lacks.
  const suffix = String(search) && `?${search}`;
  return apiHost + filled + suffix;
}

function encodeSegment(value: string): string {
  // Half a surrogate pair would throw.
  const encoded = encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
  // A segment of dots would lead to another resource, encoded once too: browsers read `%2e` as a dot.
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%252E') : encoded;
}
