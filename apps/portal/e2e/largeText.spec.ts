import type { CDPSession, Page } from '@playwright/test';
import { findTextFaults, withoutHyphenation } from './findTextFaults';
import { GRID, PORTAL_PATH } from './hosts';
import { logIn, startSession } from './openPortal';
import { recordReads } from './recordReads';
import { expect, isNightly, test } from './test';

/** Every page, as customers with much on it see it. Three pages are tested in every run, the others at night. */
const PAGES: { path: string; customer: string; distributor?: string; always?: true }[] = [
  { path: '', customer: 'Kari Solberg', always: true },
  { path: '', customer: 'Linnéa Nordahl-Østgaard', distributor: 'lofavor' },
  { path: 'tilbud', customer: 'Oda Tilbudsen' },
  { path: 'kjopsinnganger', customer: 'Ingrid Tomt', always: true },
  { path: 'forsikringsprofil', customer: 'Linnéa Nordahl-Østgaard', always: true },
  { path: 'forsikringsprofil', customer: 'Linnéa Nordahl-Østgaard', distributor: 'eika' },
  { path: 'andre-forsikringer', customer: 'Kari Solberg' },
  { path: 'andre-forsikringer', customer: 'Kari Solberg', distributor: 'fana' },
  { path: 'kvittering?produkt=HUS', customer: 'Per Granli' },
  { path: 'feil/generell', customer: 'Kari Solberg' },
  { path: 'sperre/under18', customer: 'Kari Solberg' },
  { path: 'finnes-ikke', customer: 'Kari Solberg' },
];
/** The text sizes of each width, which begin with the usual one. */
const ALL_SIZES = [100, 130, 150, 200];
const NIGHTLY: [width: number, percents: number[]][] = [
  [320, ALL_SIZES],
  [390, ALL_SIZES],
  [1280, ALL_SIZES],
];
const ALWAYS: typeof NIGHTLY = [
  [320, [100, 200]],
  [390, [100, 150, 200]],
];
/** Larger text makes a page higher, also counted in lines: columns become rows, and lines have fewer words. */
const HIGHEST_GROWTH = 2.5;

for (const { path, customer, distributor = 'sb1', always } of PAGES) {
  test(`large text leaves /${path} of ${customer} readable in ${distributor}`, {
    tag: always ? [] : GRID,
  }, async ({ page }) => {
    const { pendingAtRest } = recordReads(page);
    await withoutHyphenation(page);
    // Texts get their soft hyphens when a narrow window shows them.
    await page.setViewportSize({ width: 320, height: 800 });
    await startSession(page, customer);
    await page.goto(
      `${PORTAL_PATH}${path}${path.includes('?') ? '&' : '?'}distributor=${distributor}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect.poll(pendingAtRest).toEqual([]);
    expect(await faultsOfSizes(page)).toEqual([]);
  });
}

test('large text leaves the consent banner and the consent settings readable', async ({ page }) => {
  await withoutHyphenation(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await logIn(page, 'Per Granli', `${PORTAL_PATH}?distributor=none`);
  const banner = page.getByRole('region', { name: /informasjonskapsler/ });
  await expect(banner.getByRole('heading')).toHaveText(/ informasjonskapsler\?$/);
  expect(await faultsOfSizes(page, '.tc-banner')).toEqual([]);
  await banner.getByRole('button', { name: 'Velg selv' }).click();
  const settings = page.getByRole('dialog', { name: 'Informasjonskapsler', exact: true });
  await expect(settings.getByRole('heading')).toHaveText('Informasjonskapsler');
  const faults = await faultsOfSizes(page, '.tc-dialog');
  // The text of the settings scrolls below the buttons.
  expect(faults.filter((fault) => !fault.includes('overlap'))).toEqual([]);
});

/** The faults at each width and text size, of the page or of a part of the page. */
async function faultsOfSizes(page: Page, part?: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const [width, percents] of isNightly() ? NIGHTLY : ALWAYS) {
    await page.setViewportSize({ width, height: 800 });
    let usual = 0;
    for (const percent of percents) {
      await setTextSize(page, browser, percent);
      const found = await findTextFaults(page, part);
      const lines = await linesOf(page);
      usual ||= lines;
      if (lines > HIGHEST_GROWTH * usual) found.push(`${lines} lines high instead of ${usual}`);
      faults.push(...found.map((fault) => `${width} px, ${percent} %: ${fault}`));
    }
  }
  return faults;
}

/** Sets the browser's text size, which media queries in em follow too. */
async function setTextSize(page: Page, browser: CDPSession, percent: number): Promise<void> {
  const standard = Math.round(0.16 * percent);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  // A layout of another window width may take a frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** The height of the page in lines of its text size. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    return Math.round(document.documentElement.scrollHeight / Number.parseFloat(fontSize));
  });
