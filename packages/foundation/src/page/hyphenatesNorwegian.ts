let known: boolean | undefined;

/** Whether the browser has a dictionary for Norwegian hyphenation. Chromium of Linux distributions has none. */
export const hyphenatesNorwegian = (): boolean => {
  known ??= measure();
  return known;
};

/** Measures once for a page: a long word without room takes several lines if the browser hyphenates the word. */
function measure(): boolean {
  const box = document.createElement('div');
  box.lang = 'nb';
  box.style.cssText = 'position:fixed;width:0;visibility:hidden;hyphens:auto;overflow-wrap:normal';
  const word = box.appendChild(document.createElement('span'));
  word.textContent = 'informasjonskapsler';
  document.body.append(box);
  const lines = word.getClientRects().length;
  box.remove();
  // Without a layout, as in jsdom, there is nothing to hyphenate.
  return lines !== 1;
}
