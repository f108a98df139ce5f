import type { CDPSession, Page } from '@playwright/test';
import { findTextFaults } from './findTextFaults';
import { PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { expect, test } from './test';

/** Every page, as customers with much on it see it. */
const PAGES = [
  { path: '', customer: 'Kari Solberg' },
  { path: '', customer: 'Linnéa Nordahl-Østgaard', distributor: 'lofavor' },
  { path: 'tilbud', customer: 'Oda Tilbudsen' },
  { path: 'kjopsinnganger', customer: 'Ingrid Tomt' },
  { path: 'forsikringsprofil', customer: 'Linnéa Nordahl-Østgaard' },
  { path: 'forsikringsprofil', customer: 'Linnéa Nordahl-Østgaard', distributor: 'eika' },
  { path: 'andre-forsikringer', customer: 'Kari Solberg' },
  { path: 'andre-forsikringer', customer: 'Kari Solberg', distributor: 'fana' },
  { path: 'kvittering?produkt=HUS', customer: 'Per Granli' },
  { path: 'feil/generell', customer: 'Kari Solberg' },
  { path: 'sperre/under18', customer: 'Kari Solberg' },
  { path: 'finnes-ikke', customer: 'Kari Solberg' },
];
const WIDTHS = [320, 390, 1280];
const TEXT_SIZES = [100, 130, 150, 200];
/** Larger text makes a page higher, also counted in lines: columns become rows, and lines have fewer words. */
const HIGHEST_GROWTH = 2.5;

for (const { path, customer, distributor = 'sb1' } of PAGES) {
  test(`large text leaves /${path} of ${customer} readable in ${distributor}`, async ({ page }) => {
    await logIn(page, customer, `${PORTAL_PATH}?distributor=${distributor}`);
    if (path) await page.goto(`${PORTAL_PATH}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.waitForLoadState('networkidle');

    const browser = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      let usual = 0;
      for (const percent of TEXT_SIZES) {
        await setTextSize(page, browser, percent);
        const found = (await findTextFaults(page)).filter(
          // Text of the usual size may have a box of one word.
          (fault) => percent > 100 || !fault.startsWith('too narrow'),
        );
        const lines = await linesOf(page);
        usual ||= lines;
        if (lines > HIGHEST_GROWTH * usual) found.push(`${lines} lines high instead of ${usual}`);
        faults.push(...found.map((fault) => `${width} px, ${percent} %: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
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
