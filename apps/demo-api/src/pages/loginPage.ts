import type { Customer } from '@forsikring/api-client/insurer';
import { html, raw } from 'hono/html';
import type { Distributor } from '../distributors/distributors';
import { brandRule, COLORS, htmlDocument } from './demoPage';

interface LoginPageOptions {
  customers: readonly Customer[];
  /** The address after the login; belongs to the portal. */
  goto: string;
  /** The brand whose colours the page has. */
  distributor: Distributor;
  /** The only origin that receives the height of the page. */
  portalOrigin: string;
}

const STYLE = `${COLORS}
  body { background: var(--ui-color-surface, light-dark(#fff, #1b1f26)); }
  form { display: grid; gap: .5rem; padding: 1rem; }
  p { margin: 0 0 .5rem; }
  button { display: block; text-align: start; padding: .75rem 1rem; font: inherit; color: inherit; cursor: pointer;
    background: none; border: 1px solid light-dark(#8a94a3, #76818f); border-radius: var(--ui-radius-small, .5rem); }
  button:hover { border-color: var(--ui-color-accent, currentcolor); background: var(--ui-color-accent-soft, none); }
  strong, span { display: block; }
  strong { color: var(--ui-color-heading, inherit); font-weight: 650; }
  span { font-size: 1rem; color: light-dark(#4a5565, #b4bdc9); }
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
export function loginPage({ customers, goto, distributor, portalOrigin }: LoginPageOptions) {
  const body = html`
<form method="post" action="/login" target="_top">
  <input type="hidden" name="goto" value="${goto}">
  <p>Dette er en demo. Velg hvem du vil logge inn som:</p>
  ${customers.map(({ id, name, shows }) => html`<button name="customer" value="${id}"><strong>${name}</strong><span>${shows}</span></button>`)}
</form>
<script>${raw(scriptFor(portalOrigin))}</script>`;
  return htmlDocument('Velg testkunde', STYLE + brandRule(distributor), body);
}
