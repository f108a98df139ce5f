/** The banner goes with the button that had focus: the page's heading takes it, so that it is not lost. */
export function focusPage(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const target = find('main h1') ?? find('h1') ?? find('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
