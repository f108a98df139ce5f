/** Scrolls the element that has the focus clear of a banner that appeared over it (WCAG 2.4.11). */
export function scrollClear(banner: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || banner.contains(focused)) return;
  const { top } = focused.getBoundingClientRect();
  const isCovered = top > banner.getBoundingClientRect().top && top < window.innerHeight;
  // The style sheet reserves the banner's room for it.
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}
