/**
 * What a screen reader is told of a toast: what kind of news it is, what it says, and its action. Read from
 * the page, because only there a node has a text.
 */
export function toastAnnouncement(body: Element): string {
  const parts = Array.from(body.children, ({ textContent }) => textContent?.trim());
  return parts
    .filter(Boolean)
    .join('. ')
    .replace(/([.!?])\. /g, '$1 ');
}
