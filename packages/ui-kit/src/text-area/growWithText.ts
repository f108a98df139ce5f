/**
 * Lets a text area grow with its text, from the height of its `rows`. Where the browser cannot do so by itself
 * (`field-sizing: content`, which ignores `rows`), call `growWithText` after each change.
 */
export function growWithText(area: HTMLTextAreaElement) {
  if (area.value === '') area.style.height = '';
  const missingPx = area.scrollHeight - area.clientHeight;
  if (missingPx <= 0) return;
  area.style.setProperty('--_ui-text-area-rows', String(area.rows));
  area.style.setProperty('field-sizing', 'content');
  if (!Reflect.has(area.style, 'fieldSizing'))
    area.style.height = `${area.offsetHeight + missingPx}px`;
}
