import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Profile } from '../features/profile/Profile';
import type { AppConfig } from '../platform/config/AppConfig';
import { deferResponses } from './deferResponses';
import { renderInPortal } from './renderInPortal';
import { WithToasts } from './WithToasts';

/** The insurer of the profile's tests. A test file starts it with `startServer(server)`. */
export const server = setupServer();

/** The configuration of a distributor that asks for the marketing consent. */
export const WITH_CONSENTS = {
  shortname: 'fremtind',
  oversiktConfig: { showSamtykkerMinProfil: true },
};

interface RenderOptions {
  distributor?: AppConfig['distributor'];
  /** The element to render in the portal. @default <Profile /> */
  page?: ReactNode;
}

/** Renders the profile of a customer of the demo insurer, with toasts. */
export function renderProfile(
  insurer: InterceptorOptions,
  { distributor = WITH_CONSENTS, page = <Profile /> }: RenderOptions = {},
) {
  server.use(...demoHandlers(insurer));
  renderInPortal(<WithToasts>{page}</WithToasts>, { config: { distributor } });
}

/** Renders the profile with `customerBody` as the response of the customer call. */
export function renderProfileWith(customerBody: object) {
  renderProfile({ customer: 'kari' });
  server.use(http.get('*/skadekunde/hent', () => HttpResponse.json(customerBody)));
}

/** Records the requests of a write, and leaves each pending until the test responds. */
export const deferWrites = (method: 'put' | 'post', path: string) =>
  deferResponses(server, method, path);

/** Renders Kari's profile, and leaves each save of a contact detail pending. */
export async function renderContact(page?: ReactNode) {
  renderProfile({ customer: 'kari' }, page ? { page } : {});
  const writes = deferWrites('put', '/skadekunde/kontaktinformasjon');
  await findReservationButton();
  return writes;
}

/** The response to a write that succeeded. */
export const saved = () => new HttpResponse(null, { status: 204 });

/** The response to a write that was refused, with the insurer's error code. */
export const refused = (kode?: string) => HttpResponse.json(kode ? { kode } : {}, { status: 400 });

/** The page without its toasts, whose live regions are always mounted. */
export const profile = () => within(document.querySelector('.profile-sections') as HTMLElement);

/** The texts of the shown toasts. */
export const shownToasts = () =>
  [...document.querySelectorAll('.ui-toast')].map((toast) => toast.textContent ?? '');

/** The label and the value of each row. */
export function rows() {
  return screen.getAllByRole('term').map((term) => {
    const value = within(term.parentElement as HTMLElement).getAllByRole('definition')[0];
    return [term.textContent, value?.textContent?.replaceAll('\u00a0', ' ')];
  });
}

/** The button with a name. */
export const button = (name: string) => screen.getByRole('button', { name });

/** The form field of the open row. */
export const field = () => screen.getByRole('textbox');

/** The button of the reservation, once the reservation is read. */
export const findReservationButton = () =>
  screen.findByRole('button', { name: /dokumenter i posten/ });

/** Opens a row, and replaces the text of its field. */
export async function type(what: string, typed: string) {
  await userEvent.click(button(`Endre ${what}`));
  await userEvent.clear(document.activeElement as HTMLElement);
  await userEvent.keyboard(typed);
}
