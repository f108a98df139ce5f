import { customers } from '@forsikring/demo-api';
import { expect, type Page } from '@playwright/test';
import { PORTAL, PORTAL_PATH } from './hosts';

/** Sets faults for calls of this browser, e.g. `{ getAgreements: 'status:500', config: 'html' }`. */
export async function setFaults(
  page: Page,
  faults: Record<string, string>,
  origin?: string,
): Promise<void> {
  const url = origin ?? new URL(page.url() === 'about:blank' ? PORTAL.origin : page.url()).origin;
  await page
    .context()
    .addCookies([{ name: 'demo-faults', value: String(new URLSearchParams(faults)), url }]);
}

/**
 * Logs a customer in without opening a page.
 * @param origin The host, if it is not the `baseURL` of the configuration.
 */
export async function startSession(
  page: Pick<Page, 'request'>,
  customer: string,
  origin = '',
): Promise<void> {
  const id = customers.find(({ name }) => name === customer)?.id;
  if (!id) throw new Error(`The demo has no customer ${customer}.`);
  await page.request.post(`${origin}/login`, { form: { customer: id }, maxRedirects: 0 });
}

/** Logs a customer in, and opens a page of the portal. */
export async function logIn(page: Page, customer: string, address = PORTAL_PATH): Promise<void> {
  await startSession(page, customer, URL.canParse(address) ? new URL(address).origin : undefined);
  await page.goto(address);
  await waitForCustomer(page);
}

/** Opens a page of the portal, and logs a customer in with the login frame. */
export async function logInByPage(page: Page, customer: string, address = PORTAL_PATH) {
  await page.goto(address);
  const login = page.frameLocator('iframe[title="Innlogging"]');
  await login.getByRole('button', { name: customer }).click();
  await waitForCustomer(page);
}

// In narrow windows 'Logg ut' is in the menu.
export const waitForCustomer = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Logg ut|Meny)$/ }).first()).toBeVisible();

/** Opens the overview of a customer. */
export async function openOverview(page: Page, customer: string): Promise<void> {
  await logIn(page, customer);
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
}

/** The customer's agreements on the overview. */
export const agreementsOf = (page: Page) =>
  page.getByRole('list', { name: 'Forsikringene dine' }).getByRole('listitem');
