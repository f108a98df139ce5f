import type { ConsentTexts } from '../../texts/consent.texts';

/**
 * Adds a link to the banner as the first tab stop of the page, seen when it has the focus: the banner is last in the page, and
 * covers a part of the window from the start (WCAG 2.4.3).
 * @param heading the heading of the banner, which takes the focus
 * @returns a function that removes the link
 */
export function addBannerLink(
  heading: HTMLElement,
  { lang, goTo }: Pick<ConsentTexts, 'lang' | 'goTo'>,
): () => void {
  const link = document.createElement('a');
  Object.assign(link, { className: 'tc-part tc-skip', lang, textContent: goTo });
  link.href = `#${heading.id}`;
  link.addEventListener('click', (event) => {
    // The address does not change, because a router would react to the hash.
    event.preventDefault();
    heading.focus();
  });
  document.body.prepend(link);
  return () => link.remove();
}
