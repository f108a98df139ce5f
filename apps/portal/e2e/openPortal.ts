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

/** Opens a page of the portal and logs in as the named customer, by the login page in its frame. */
export async function logIn(page: Page, customer: string, address = PORTAL_PATH): Promise<void> {
  await page.goto(address);
  const login = page.frameLocator('iframe[title="Innlogging"]');
  await login.getByRole('button', { name: customer }).click();
  // Narrow windows have the way out behind 'Meny'.
  await expect(page.getByRole('button', { name: /^(Logg ut|Meny)$/ }).first()).toBeVisible();
}

/** Opens the overview of a customer. */
export async function openOverview(page: Page, customer: string): Promise<void> {
  await logIn(page, customer);
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
}

/** The customer's agreements on the overview. */
export const agreementsOf = (page: Page) =>
  page.getByRole('list', { name: 'Forsikringene dine' }).getByRole('listitem');
