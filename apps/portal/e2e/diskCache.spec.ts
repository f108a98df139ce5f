import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { PORTAL, PORTAL_PATH } from './hosts';
import { expect, test } from './test';

const API = `${PORTAL.origin}/api/privat/forsikring`;

/** Finds the texts that are in any file below a folder, in UTF-8 or UTF-16. */
async function findIn(folder: string, texts: string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const content = await readFile(join(entry.parentPath, entry.name));
    for (const text of texts)
      if (content.includes(text) || content.includes(Buffer.from(text, 'utf16le'))) found.add(text);
  }
  return [...found];
}

async function readJson(context: BrowserContext, path: string) {
  const headers = { 'X-Requested-By': 'forsikringsportal' };
  return (await context.request.get(API + path, { headers })).json();
}

test("the browser's profile contains no customer data after logout", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-profile-'));
  const options = { executablePath: findChromium(), args: chromiumArgs };
  const context = await chromium.launchPersistentContext(folder, options);
  // Not through the demo's login page, which lists all customers.
  await context.request.post(`${PORTAL.origin}/login`, { form: { customer: 'kari' } });
  const customer = await readJson(context, '/skadekunde/hent');
  const { avtaler } = await readJson(context, '/avtaleoversikt/avtaler');
  const { epostAdresse, mobilNummer } = customer.kontaktInformasjon;
  const canaries = [
    ...[customer.navn, customer.ssn, epostAdresse],
    // In JSON quotes: the digits alone may be in files of the browser by chance.
    `"${mobilNummer}"`,
    ...avtaler.map(({ policyNumber }: { policyNumber: string }) => policyNumber),
  ];
  expect(canaries.every((canary) => typeof canary === 'string' && canary.length > 5)).toBe(true);

  const page = await context.newPage();
  await page.goto(PORTAL.origin + PORTAL_PATH);
  await expect(page.getByRole('list', { name: 'Forsikringene dine' })).toBeVisible();
  await page.goto(`${PORTAL.origin}${PORTAL_PATH}forsikringsprofil`);
  await expect(page.getByText(epostAdresse).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await page.waitForURL('**/demo/nettbank');
  await context.close();

  // Proves that the search works: it finds a text that may be stored.
  const script = `${PORTAL_PATH}assets/`;
  expect(await findIn(folder, [script, ...canaries])).toEqual([script]);
  await rm(folder, { recursive: true, force: true });
});
