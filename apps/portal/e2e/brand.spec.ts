import type { Page } from '@playwright/test';
import { GRID, INLINED, PORTAL_PATH } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { agreementsOf, logIn } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

const addressOf = (distributor: string) => `${PORTAL_PATH}?distributor=${distributor}`;

/** The fonts that the page may show, apart from those of the system. */
const shownFonts = (page: Page) =>
  page.evaluate(() => [...new Set([...document.fonts].filter(isShown).map(nameOf))].sort());

/** Fallback faces are system fonts, and faces of rare letters load when they are needed. */
const setup = `
  window.isShown = ({ family, status }) => status === 'loaded' && family.includes('Variable');
  window.nameOf = ({ family }) => family.replaceAll('"', '').replace(' Variable', '');
`;
declare const isShown: (face: FontFace) => boolean;
declare const nameOf: (face: FontFace) => string;

for (const [distributor, fonts] of [
  ['sb1', ['Figtree']],
  ['eika', ['Figtree', 'Literata']],
  ['fremtind', ['Nunito']],
] as const) {
  test(`${distributor} has its own fonts, which its own host sends`, {
    tag: distributor === 'eika' ? [] : GRID,
  }, async ({ page, baseURL }) => {
    await page.addInitScript(setup);
    await logIn(page, 'Kari Solberg', addressOf(distributor));
    await expect.poll(() => shownFonts(page)).toEqual(fonts);

    const origins = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('.woff2'))
        .map(({ name }) => new URL(name).origin),
    );
    expect(new Set(origins)).toEqual(new Set([new URL(baseURL ?? '').origin]));
  });
}

for (const [distributor, fonts] of [
  ['sb1', ['Figtree']],
  ['eika', ['Figtree', 'Literata']],
] as const) {
  for (const width of [1280, 390]) {
    for (const customer of ['Kari Solberg', undefined]) {
      const shown = customer ? 'overview' : 'login page';
      test(`the fonts of ${distributor} are shown on the ${shown} as soon as they arrive, and hardly move it, at ${width} px`, {
        // With two fonts on a phone in every run, the others at night.
        tag: distributor === 'eika' && width === 390 ? [] : GRID,
      }, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript(setup);
        await watchShifts(page, { fonts: true });
        const release = await pauseCalls(page, '**/*.woff2');
        if (customer) {
          await logIn(page, customer, addressOf(distributor));
          await expect(agreementsOf(page)).toHaveCount(6);
        } else await page.goto(addressOf(distributor));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        expect(await shownFonts(page)).toEqual([]);
        const before = (await shiftsOf(page)) ?? 0;
        release();
        await expect.poll(() => shownFonts(page)).toEqual(fonts);
        await page.waitForLoadState('networkidle');
        expect(((await shiftsOf(page)) ?? 0) - before).toBeLessThanOrEqual(0.02);
      });
    }
  }
}

test('a page with its configuration asks for the fonts before its scripts have run', async ({
  page,
}) => {
  const resume = await pauseCalls(page, '**/*.js');
  const asked = ['figtree', 'literata'].map((font) =>
    page.waitForRequest(`**/${font}-latin-wght*`),
  );
  await page.goto(`${INLINED.origin}${addressOf('eika')}`, { waitUntil: 'commit' });
  await Promise.all(asked);
  resume();
});
