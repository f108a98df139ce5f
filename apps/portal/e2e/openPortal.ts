import { customers } from '@forsikring/demo-api';
import { expect, type Page } from '@playwright/test';
import { PORTAL, PORTAL_PATH } from './hosts';

/** Has calls of this browser go wrong, e.g. `{ getAgreements: 'status:500', config: 'html' }`. */
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
 * Gives the browser the session of a customer, without a page.
 * @param origin The host, where it is not that of the configuration.
 */
export async function startSession(page: Page, customer: string, origin = ''): Promise<void> {
  const id = customers.find(({ name }) => name === customer)?.id;
  if (!id) throw new Error(`There is no customer called ${customer}.`);
  await page.request.post(`${origin}/login`, { form: { customer: id }, maxRedirects: 0 });
}

/** Logs in as the named customer, and opens a page of the portal. */
export async function logIn(page: Page, customer: string, address = PORTAL_PATH): Promise<void> {
  await startSession(page, customer, URL.canParse(address) ? new URL(address).origin : undefined);
  await page.goto(address);
  await waitForCustomer(page);
}

/** Opens a page of the portal and logs in as the named customer, on the login page in its frame. */
export async function logInByPage(page: Page, customer: string, address = PORTAL_PATH) {
  await page.goto(address);
  const login = page.frameLocator('iframe[title="Innlogging"]');
  await login.getByRole('button', { name: customer }).click();
  await waitForCustomer(page);
}

// On narrow windows 'Logg ut' is in the menu.
const waitForCustomer = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Logg ut|Meny)$/ }).first()).toBeVisible();

/** Opens the overview of a customer. */
export async function openOverview(page: Page, customer: string): Promise<void> {
  await logIn(page, customer);
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
}

/** The customer's agreements on the overview. */
export const agreementsOf = (page: Page) =>
  page.getByRole('list', { name: 'Forsikringene dine' }).getByRole('listitem');
