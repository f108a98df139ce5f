/** The cookie that recognises a visitor for 365 days; set only after opt-in. */
export const VISITOR_COOKIE = 'forsikring-tracking';

/** Prefix of the keys of events that a page could not deliver. */
export const UNDELIVERED_PREFIX = 'forsikring-tracking-left.';

const ATTRIBUTES = 'Path=/; SameSite=Lax';

/** Sets the cookie; without a value, removes it. */
export function setVisitorCookie(value?: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const maxAge = value === undefined ? 0 : 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and missing in some browsers.
  document.cookie = `${VISITOR_COOKIE}=${value ?? ''}; Max-Age=${maxAge}; ${ATTRIBUTES}${secure}`;
}

/** Whether the visitor has the cookie; false when cookies are forbidden. */
export function hasVisitorCookie(): boolean {
  try {
    return document.cookie.includes(`${VISITOR_COOKIE}=`);
  } catch {
    return false;
  }
}

/** The keys of undelivered events; empty when storage is forbidden. */
export function undeliveredKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(UNDELIVERED_PREFIX));
  } catch {
    return [];
  }
}
