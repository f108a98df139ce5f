import type { Customer } from '@forsikring/api-client/insurer';
import { html, raw } from 'hono/html';
import { htmlDocument } from './demoPage';

interface LoginPageOptions {
  customers: readonly Customer[];
  /** The address after the login; belongs to the portal. */
  goto: string;
  /** The only origin that receives the height of the page. */
  portalOrigin: string;
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; background: light-dark(#fff, #1b1f26); color: light-dark(#1b2430, #e8ebf0); }
  form { display: grid; gap: .5rem; padding: 1rem; }
  p { margin: 0 0 .5rem; }
  button { display: block; text-align: start; padding: .75rem 1rem; font: inherit; color: inherit; cursor: pointer;
    background: light-dark(#fff, #232932); border: 1px solid light-dark(#8a94a3, #76818f); border-radius: .5rem; }
  button:hover { border-color: currentColor; }
  button:focus-visible { outline: 3px solid light-dark(#0b4a8f, #8fc2ff); outline-offset: 2px; }
  strong, span { display: block; }
  span { font-size: .875rem; color: light-dark(#4a5565, #b4bdc9); }
`;

// Posts the height of the page to the portal, as the real login page does.
const scriptFor = (portalOrigin: string) => `
  const postHeight = () => parent.postMessage({ type: 'login-height', height: document.body.scrollHeight }, ${JSON.stringify(portalOrigin)});
  new ResizeObserver(postHeight).observe(document.body);
`;

/**
 * Creates a replacement for the bank's login page: a choice of test customers. The form navigates the whole window,
 * which needs no permission to navigate the frame's parent. Cookies ignore ports, so the portal shares the session.
 */
export function loginPage({ customers, goto, portalOrigin }: LoginPageOptions) {
  const body = html`
<form method="post" action="/login" target="_top">
  <input type="hidden" name="goto" value="${goto}">
  <p>Dette er en demo. Velg hvem du vil logge inn som:</p>
  ${customers.map(({ id, name, shows }) => html`<button name="customer" value="${id}"><strong>${name}</strong><span>${shows}</span></button>`)}
</form>
<script>${raw(scriptFor(portalOrigin))}</script>`;
  return htmlDocument('Velg testkunde', STYLE, body);
}
