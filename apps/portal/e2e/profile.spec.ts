import type { Locator, Page } from '@playwright/test';
import { collectEvents } from './collectEvents';
import { expect, test } from './freshInsurer';
import { GRID, PORTAL_PATH } from './hosts';
import { logIn, setFaults } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { tabTo } from './tabTo';
import { isNightly } from './test';

const PROFILE = `${PORTAL_PATH}forsikringsprofil`;
const RESERVATION = 'valget om dokumenter i posten';

/** Opens the profile of a customer, and waits until the table is shown. */
async function openProfile(page: Page, customer: string): Promise<void> {
  await logIn(page, customer, PROFILE);
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsprofil' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Dokumenter i posten' })).toBeVisible();
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The value of the row with a label. */
const valueUnder = (page: Page, name: string) =>
  page
    .locator('.ui-description-row')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition')
    .first();
const heightOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height);
const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('every change with the keyboard is shown after a reload, and tracked by its name', async ({
  page,
  insurer,
}) => {
  const events = await collectEvents(page, '2', insurer);
  await openProfile(page, 'Oda Tilbudsen');
  for (const [what, value] of [
    ['mobilnummer', '+47 412 34 567'],
    ['e-post', 'blå.bær@øl.example'],
  ] as const) {
    await tabTo(button(page, `Endre ${what}`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Lagre')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, `Endre ${what}`)).toBeFocused();
  }
  await tabTo(button(page, `Endre ${RESERVATION}`));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('checkbox'));
  const documents = valueUnder(page, 'Dokumenter i posten');
  const before = await documents.textContent();
  await page.keyboard.press('Space');
  await expect(documents).not.toHaveText(before ?? '');
  const after = await documents.textContent();

  const consent = page.getByRole('radio', { name: 'Ja' });
  await expect(page.getByRole('radio', { name: 'Nei' })).toBeChecked();
  await tabTo(page.getByRole('radio', { name: 'Nei' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Samtykket til markedsføring er endret').first()).toBeVisible();
  await expect(consent).toBeFocused();

  const inputs = () => events.filter(({ event }) => event === 'Skjemainput');
  await expect.poll(() => inputs().length).toBe(4);
  expect(inputs().map(({ properties: { felt, verdi } }) => [felt, verdi])).toEqual(
    expect.arrayContaining([
      ['epost', undefined],
      ['mobilnummer', undefined],
      ['reservasjon', undefined],
      ['markedsforing', 'ja'],
    ]),
  );
  expect(JSON.stringify(events)).not.toMatch(/blå|41234567/);

  await page.reload();
  await expect(valueUnder(page, 'Mobilnummer')).toHaveText('41 23 45 67');
  await expect(valueUnder(page, 'E-post')).toHaveText('blå.bær@øl.example');
  await expect(documents).toHaveText(after ?? '');
  await expect(consent).toBeChecked();
});

/** Loads the page once, so that the next load has the brand's font: lines break differently without it. */
async function loadFont(page: Page, customer: string) {
  await logIn(page, customer, PROFILE);
  await page.waitForLoadState('networkidle');
}

for (const width of [390, 1280]) {
  test(`parts of the profile that are late or cannot be read cause no layout shift at ${width} px`, {
    tag: width === 390 ? [] : GRID,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await loadFont(page, 'Kari Solberg');
    const table = page.locator('.ui-description-table');
    const skeletons = table.locator('.ui-skeleton');
    /** Opens the profile with paused calls. With a tolerance of 0.05 px, each response leaves the height as it is. */
    const expectHeightToStay = async (...calls: [address: string, stub?: { status: number }][]) => {
      const resumes = [];
      for (const call of calls) resumes.push(await pauseCalls(page, ...call));
      await page.goto(PROFILE);
      // Its skeleton has a table of its own, which has the same labels.
      await expect(valueUnder(page, 'Navn')).toHaveText(/\S/);
      await expect(skeletons).not.toHaveCount(0);
      const before = await heightOf(table);
      for (const resume of resumes) {
        const loading = await skeletons.count();
        resume();
        await expect.poll(() => skeletons.count()).toBeLessThan(loading);
        expect(await heightOf(table)).toBeCloseTo(before, 1);
      }
      await expect(skeletons).toHaveCount(0);
      for (const [address] of calls) await page.unroute(address);
    };
    const refused = { status: 400 };
    if (isNightly()) await expectHeightToStay(['**/adresse/kundeadresser']);
    await expectHeightToStay(
      ['**/adresse/kundeadresser', refused],
      ['**/samtykke/reservasjon/hent', refused],
    );
    await expect(table.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(2);

    await page.context().clearCookies();
    await loadFont(page, 'Nils Gammelgård');
    await expectHeightToStay(['**/liv/kunde/v1/kunde', refused]);
    await expect(button(page, 'Prøv igjen')).toBeVisible();
  });
}

/** Where the subjects of the landscape begin, as a part of its width: the spruce in `profile.svg`. */
const SUBJECTS_START = 2231 / 2600;

test("the picture's height follows the content at any width, no card covers its house, and the fields are 420 and 300 px wide or fill the row", async ({
  page,
}) => {
  await openProfile(page, 'Linnéa Nordahl-Østgaard');
  for (const width of [1200, 1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const landscape = await page.locator('.profile-picture > svg').boundingBox();
    const cards = await page.locator('.profile-sections').boundingBox();
    expect((landscape?.x ?? 0) + (landscape?.width ?? 0)).toBeCloseTo(width, 0);
    const subjects = (landscape?.x ?? 0) + (landscape?.width ?? 0) * SUBJECTS_START;
    expect(subjects).toBeGreaterThanOrEqual((cards?.x ?? 0) + (cards?.width ?? 0));
  }

  const email = page.getByRole('textbox', { name: 'E-post' });
  const mobile = page.getByRole('textbox', { name: 'Mobilnummer' });
  const picture = page.locator('.profile-picture');
  const content = page.locator('.profile-content');
  const fault = async () =>
    584 + Math.max(0, (await heightOf(content)) - 770) - (await heightOf(picture));
  const heights: number[] = [];
  for (const width of [320, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(fault).toBeCloseTo(0, 1);
    heights.push(await heightOf(picture));
  }
  await button(page, 'Endre e-post').click();
  await button(page, 'Endre mobilnummer').click();
  for (const width of [1920, 1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(fault).toBeCloseTo(0, 1);
    expect(await heightOf(picture)).toBeGreaterThan(heights.pop() ?? 0);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    if (width !== 1280) continue;
    await expect(email).toHaveCSS('width', '420px');
    await expect(mobile).toHaveCSS('width', '300px');
  }
  const widthOf = (element: Locator) => element.evaluate((node) => node.clientWidth);
  const row = await widthOf(page.locator('.ui-description-table'));
  for (const field of [email, mobile]) expect(row - (await widthOf(field))).toBeLessThanOrEqual(2);
});

test('a save and a logout are sent when other scripts have used up the limit of keepalive requests', async ({
  page,
}) => {
  await openProfile(page, 'Oda Tilbudsen');
  await setFaults(page, { sendFeedback: 'hang' });
  await page.evaluate(() => {
    const url = '/api/privat/forsikring/feedback/';
    fetch(url, { method: 'POST', keepalive: true, body: 'x'.repeat(65_500) }).catch(() => {});
  });
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('oda.ny@eksempel.no');
  await button(page, 'Lagre').click();
  await expect(valueUnder(page, 'E-post')).toContainText('oda.ny@eksempel.no');
  await expect(button(page, 'Endre e-post')).toBeFocused();
  await button(page, 'Logg ut').click();
  await page.waitForURL('**/demo/nettbank');
});

test('addresses, logs and storage contain no personal data', async ({ page, context }) => {
  const outputs: string[] = [];
  page.on('request', (request) => outputs.push(request.url()));
  page.on('console', (message) => outputs.push(message.text()));
  await setFaults(page, { updateContact: 'status:500', getConsentTexts: 'wrong-type' });
  await openProfile(page, 'Oda Tilbudsen');
  await expect(valueUnder(page, 'Fødselsnummer')).toHaveText(/^\d{6}\s\d{5}$/);
  const shownId = await valueUnder(page, 'Fødselsnummer').textContent();
  const nationalId = shownId?.replace(/\s/g, '') ?? '';
  expect(nationalId).toHaveLength(11);
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('hemmelig@eksempel.no');
  await button(page, 'Lagre').click();
  await expect(alertWith(page, 'Noe gikk galt ved oppdatering av e-post')).toBeVisible();
  await setFaults(page, {});
  await button(page, 'Lagre').click();
  await expect(valueUnder(page, 'E-post')).toHaveText('hemmelig@eksempel.no');

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  );
  outputs.push(stored, JSON.stringify(await context.cookies()));
  // Proves that the log was recorded: it contains the failed call.
  expect(outputs.join()).toContain('updateContact');
  for (const secret of [
    'hemmelig',
    'oda@',
    'Oda',
    'Tilbudsen',
    nationalId,
    '40000000',
    'Furuveien',
  ])
    expect(outputs.filter((text) => text.includes(secret))).toEqual([]);
});
