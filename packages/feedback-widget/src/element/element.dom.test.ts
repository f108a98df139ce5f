import { expect, test } from 'vitest';
import './index';

test('<tilbakemelding-widget> renders where constructed style sheets cannot be filled, as in jsdom 26', async () => {
  const { replaceSync } = CSSStyleSheet.prototype;
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
  const widget = document.createElement('tilbakemelding-widget');
  document.body.append(widget);
  await expect.poll(() => widget.shadowRoot?.querySelectorAll('input').length).toBe(5);
  widget.remove();
  Object.assign(CSSStyleSheet.prototype, { replaceSync });
});
