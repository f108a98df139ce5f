/**
 * Hashes a tracking id: the SHA-256 of `salt:id` in hexadecimal. The hash is a pseudonym and not
 * anonymous: whoever knows the salt can try all numbers. Undefined for an invalid id (empty, or not one word
 * of letters, digits, `-` and `_`), and on plain-http hosts, where browsers cannot hash.
 */
export async function hashTrackingId(
  trackingId: unknown,
  salt: string,
): Promise<string | undefined> {
  const text = String(trackingId);
  if (!/^[\w-]{1,255}$/.test(text) || !globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${text}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
