/**
 * A tracking id as it leaves the page: the SHA-256 of `salt:id` in hexadecimal. It is a pseudonym, not
 * anonymous: who knows the salt can try all numbers. Undefined for what is no id (empty, or not one word
 * of letters, digits, `-` and `_`), and on plain-http hosts, where browsers do not hash.
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
