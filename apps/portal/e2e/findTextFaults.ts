import type { Page } from '@playwright/test';

/** The narrowest box in which text may wrap, in em. Narrower ones have no room for a word. */
const NARROWEST_EM = 5;

/** The narrowest window in which all words of the portal fit or have a hyphen where they break, in em. */
const NARROWEST_WINDOW_EM = 12;

/** A piece of visible text on one line. */
interface Line {
  text: string;
  element: Element;
  box: DOMRect;
}

/**
 * The faults of large text on the page, or in the first element that the selector `part` matches: horizontal scrolling, text
 * in boxes that are too narrow for words, words in several text nodes, words that break without a hyphen, signs that begin a
 * line, and texts that overlap. Empty when all is well. Call `withoutHyphenation` before the page loads.
 */
export const findTextFaults = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate(
    ([narrowestEm, narrowestWindowEm, within]) => {
      const faults: string[] = [];
      const overflow = document.documentElement.scrollWidth - window.innerWidth;
      if (overflow > 0) faults.push(`the page scrolls ${overflow} px sideways`);

      const lines = readLines();
      const wrapped = new Set<Element>();
      for (const [index, { element, text, box }] of lines.entries()) {
        if (box.right > window.innerWidth + 1) faults.push(`outside the window: ${text}`);
        const before = lines[index - 1];
        if (before?.element === element && box.top > before.box.top + 2) wrapped.add(element);
      }
      for (const element of wrapped) {
        const em = Number.parseFloat(getComputedStyle(element).fontSize);
        if (contentWidth(blockOf(element)) < narrowestEm * em)
          faults.push(`too narrow: ${element.textContent}`);
      }
      for (const [index, one] of lines.entries()) {
        const other = lines.slice(index + 1).find((later) => overlap(one, later));
        if (other) faults.push(`overlap: ${one.text} | ${other.text}`);
      }
      return faults;

      function readLines(): Line[] {
        const found: Line[] = [];
        let last: Text | undefined;
        const walker = document.createTreeWalker(
          document.querySelector(within) ?? document.body,
          NodeFilter.SHOW_TEXT,
        );
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          const text = node.textContent?.trim();
          // A blank between two texts may be a node of its own.
          if (node.textContent && !text) last = undefined;
          if (!element || !text || !isShown(element)) continue;
          if (last && isOneWord(last, node as Text)) {
            const joint = (node.previousSibling as Element | null)?.closest?.('[data-joint]');
            if (!joint) faults.push(`cut: ${last.data}|${text}`);
            else if (isBroken(last, node as Text) && !joint.getBoundingClientRect().width)
              faults.push(`broken without a hyphen: ${last.data}|${text}`);
          }
          last = node as Text;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) found.push({ text, element, box });
          faults.push(...brokenWords(node as Text));
        }
        return found;
      }

      /** The words of the text that continue in another line, other than after a hyphen, and signs that begin a line. */
      function brokenWords(node: Text): string[] {
        if (isTooNarrow()) return [];
        const range = document.createRange();
        const broken: string[] = [];
        // The letter after a soft hyphen also has the box of the hyphen.
        for (const { index } of node.data.matchAll(/(?<=(?<!\u00ad)\p{L})[\p{L}.,:;!?]/gu)) {
          range.setStart(node, index - 1);
          range.setEnd(node, index + 1);
          const [first, ...rest] = range.getClientRects();
          if (first && rest.some(({ top }) => top > first.top + 2))
            broken.push(`broken: ${node.data.slice(0, index)}|${node.data.slice(index)}`);
        }
        return broken;
      }

      /** To page translators and screen readers, two text nodes are two words. */
      function isOneWord(before: Text, after: Text): boolean {
        const [one, other] = [before.parentElement, after.parentElement];
        const isInOneBlock = one && other && blockOf(one) === blockOf(other);
        return !!isInOneBlock && /\p{L}$/u.test(before.data) && /^\p{L}/u.test(after.data);
      }

      /** Whether the second text begins on another line than the first text ends. */
      function isBroken(before: Text, after: Text): boolean {
        if (isTooNarrow()) return false;
        const range = document.createRange();
        range.setStart(before, before.length - 1);
        range.setEnd(before, before.length);
        const end = range.getBoundingClientRect();
        range.setStart(after, 0);
        range.setEnd(after, 1);
        return range.getBoundingClientRect().top > end.top + 2;
      }

      function isTooNarrow(): boolean {
        const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        return window.innerWidth < narrowestWindowEm * em;
      }

      function isShown(element: Element): boolean {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          return false;
        // Text for screen readers alone.
        for (let box: Element | null = element; box; box = box.parentElement)
          if (getComputedStyle(box).clipPath.startsWith('inset(50%')) return false;
        return element.closest('noscript, [inert]') === null;
      }

      function blockOf(element: Element): Element {
        let block = element;
        while (getComputedStyle(block).display === 'inline' && block.parentElement)
          block = block.parentElement;
        return block;
      }

      function contentWidth(block: Element): number {
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      }

      /** Lines may touch: letters do not fill them. */
      function overlap({ element, box }: Line, other: Line): boolean {
        if (element === other.element) return false;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return width > 2 && height > 0.4 * Math.min(box.height, other.box.height);
      }
    },
    [NARROWEST_EM, NARROWEST_WINDOW_EM, part] as const,
  );

/** Turns the browser's own hyphenation off in the pages that load from now on: not every browser knows Norwegian. */
export const withoutHyphenation = (page: Page) =>
  page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('* { hyphens: manual !important; }');
    document.adoptedStyleSheets = [style];
  });
