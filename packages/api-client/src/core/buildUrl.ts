import type { NamedCall, QueryValue } from '../contract/defineCall';

/**
 * Builds the address of a call. Path parameters are percent-encoded and stay in their own segment.
 * Query parameters that are null, undefined or NaN are dropped.
 * @throws TypeError when a path parameter is missing or empty: the address would be that of another call.
 */
export function buildUrl(
  apiHost: string,
  { name: call, path }: Pick<NamedCall, 'name' | 'path'>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value === 'string' && value) return encodeSegment(value);
    throw new TypeError(`${call} needs the path parameter '${name}'.`);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value == null || Number.isNaN(value)) continue;
    search.append(name, String(value));
  }
  // Safari 16 has no `search.size`.
  const suffix = String(search) && `?${search}`;
  return apiHost + filled + suffix;
}

function encodeSegment(value: string): string {
  // `encodeURIComponent` throws on half a surrogate pair.
  const encoded = encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
  // Encode dots twice: browsers read `.` and `%2e` segments as relative paths.
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%252E') : encoded;
}
