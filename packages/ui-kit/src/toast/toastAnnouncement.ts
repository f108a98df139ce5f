/**
 * The announcement of a toast: its status, its text and its action. Read from
 * the page, because a node has a text only in the page.
 */
export function toastAnnouncement(body: Element): string {
  const parts = Array.from(body.children, ({ textContent }) => textContent?.trim());
  return parts
    .filter(Boolean)
    .join('. ')
    .replace(/([.!?])\. /g, '$1 ');
}
