/** The text of a link, without its hint for screen readers about a new tab. */
export function textOfLink(link: HTMLAnchorElement): string {
  const copy = link.cloneNode(true) as HTMLAnchorElement;
  for (const hidden of copy.querySelectorAll('.ui-visually-hidden')) hidden.remove();
  return copy.textContent?.trim() || link.textContent?.trim() || link.hostname;
}
