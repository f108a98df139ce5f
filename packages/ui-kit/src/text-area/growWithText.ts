/** Whether the browser itself lets a field grow, also when its section opens or its width changes. It ignores `rows`. */
const growsByItself = ({ style }: HTMLTextAreaElement) => Reflect.has(style, 'fieldSizing');

/**
 * Lets a text area grow with its text, from the height of its `rows`. Where the browser cannot do so by itself
 * (`field-sizing: content`), call `growWithText` after each change.
 */
export function growWithText(area: HTMLTextAreaElement) {
  if (area.value === '') {
    area.style.height = '';
    return;
  }
  if (growsByItself(area)) {
    area.style.setProperty('--_ui-text-area-rows', String(area.rows));
    area.style.setProperty('field-sizing', 'content');
    return;
  }
  const missingPx = area.scrollHeight - area.clientHeight;
  if (missingPx > 0) area.style.height = `${area.offsetHeight + missingPx}px`;
}

/**
 * Where the browser cannot do so by itself, lets a text area grow when its section opens, and when its width or its font
 * changes. Returns a function that ends this.
 */
export function growWhenResized(area: HTMLTextAreaElement): (() => void) | undefined {
  if (growsByItself(area) || !globalThis.ResizeObserver) return;
  let width = area.clientWidth;
  const grow = () => {
    // In a wider field, the text has fewer lines.
    if (area.clientWidth !== width) area.style.height = '';
    width = area.clientWidth;
    growWithText(area);
  };
  // In the next frame: the observer would report a change of the height that it causes as an error.
  const observer = new ResizeObserver(() => requestAnimationFrame(grow));
  // The label changes with the size of the text. A font may also load later.
  for (const element of [area, area.parentElement]) if (element) observer.observe(element);
  void document.fonts?.ready.then(grow);
  return () => observer.disconnect();
}
