import { html } from 'hono/html';
import { demoPage } from './demoPage';

/** Creates the page after a logout or an expired session. */
export function loggedOutPage(distributorName: string, portalPath: string) {
  const text = html`<p>Takk for besøket hos ${distributorName}.</p><p><a href="${portalPath}">Logg inn igjen</a></p>`;
  return demoPage('Du er logget ut', String(text));
}
