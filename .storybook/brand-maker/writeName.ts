/** The distributor of the pages and of the pictures of parts. */
export const DEMO_NAME = 'Demobanken';
/** The texts of the pages with that name, before a brand got its name. */
const originals = new WeakMap<Text, string>();

/** Writes the name of a brand where a page has the name of its distributor. */
export function writeName(page: HTMLElement, name: string) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const original = originals.get(text) ?? text.data;
    if (!original.includes(DEMO_NAME)) continue;
    originals.set(text, original);
    text.data = original.replaceAll(DEMO_NAME, name);
  }
}
