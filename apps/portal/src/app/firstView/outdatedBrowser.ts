import { outdatedText } from './firstView.texts';

/** In pieces, which no tool turns into a literal: a browser without lookbehind reads no file that contains one. */
const LOOKBEHIND = ['(?<=', 'a)b'];

/** What the built portal cannot do without: the build adds none of it, and without it a page would stay a skeleton. */
const NEEDED: Record<string, () => boolean> = {
  'Object.hasOwn': () => 'hasOwn' in Object,
  'Array.prototype.findLast': () => 'findLast' in Array.prototype,
  'AbortSignal.timeout': () => 'timeout' in AbortSignal,
  'HTMLDialogElement.showModal': () => 'showModal' in HTMLDialogElement.prototype,
  structuredClone: () => 'structuredClone' in globalThis,
  'CSS @layer': () => 'CSSLayerBlockRule' in globalThis,
  'RegExp (?<=)': () => Boolean(new RegExp(LOOKBEHIND.join(''))),
};

/** The names of what this browser lacks; none in a browser that can run the portal. */
export const missingFeatures = (): string[] =>
  Object.entries(NEEDED)
    .filter(([, isThere]) => {
      try {
        return !isThere();
      } catch {
        return true;
      }
    })
    .map(([name]) => name);

/** Says instead of the page that the browser is too old, and what it lacks. */
export function showOutdatedBrowser(page: Document, missing: readonly string[]): void {
  const text = page.createElement('p');
  text.className = 'no-script';
  text.textContent = outdatedText(missing.join(', '));
  const main = page.querySelector('main');
  if (main) main.textContent = '';
  main?.append(text);
}
