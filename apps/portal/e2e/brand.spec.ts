import type { Page } from '@playwright/test';
import { GRID, PORTAL_PATH } from './hosts';
import { expectNoShift, watchShifts } from './layoutShifts';
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

for (const { distributor, name, fonts } of [
  { distributor: 'sb1', name: 'Demobanken', fonts: ['Figtree'] },
  { distributor: 'eika', name: 'Granbanken', fonts: ['Figtree', 'Literata'] },
  { distributor: 'fremtind', name: 'Fjordtrygd', fonts: ['Nunito'] },
]) {
  test(`${name} has its own title, favicon and fonts, which load after the first paint`, {
    tag: distributor === 'eika' ? [] : GRID,
  }, async ({ page, baseURL }) => {
    await page.addInitScript(setup);
    await logIn(page, 'Kari Solberg', addressOf(distributor));
    await expect(page).toHaveTitle(`Forsikringsoversikt – ${name}`);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute(
      'href',
      new RegExp(`/assets/${distributor}-favicon-[\\w-]+\\.svg$`),
    );
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => shownFonts(page)).toEqual(fonts);

    const { paintMs, requests } = await page.evaluate(() => ({
      paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      requests: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('.woff2'))
        .map(({ name, startTime }) => ({ origin: new URL(name).origin, startTime })),
    }));
    expect(requests).toHaveLength(fonts.length);
    for (const { origin, startTime } of requests) {
      expect(startTime).toBeGreaterThan(paintMs);
      expect(origin).toBe(new URL(baseURL ?? '').origin);
    }
  });
}

test('a font that arrives late moves no text, and is shown with the next page', async ({
  page,
}) => {
  await page.addInitScript(setup);
  await watchShifts(page);
  const release = await pauseCalls(page, '**/*.woff2');
  await logIn(page, 'Kari Solberg', addressOf('eika'));
  await expect(agreementsOf(page)).toHaveCount(6);
  const loaded = Promise.all([
    page.waitForResponse('**/literata*.woff2'),
    page.waitForResponse('**/figtree*.woff2'),
  ]);
  release();
  await loaded;
  await expectNoShift(page);
  expect(await shownFonts(page)).toEqual([]);

  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveTitle('Forsikringsprofil – Granbanken');
  await expect.poll(() => shownFonts(page)).toEqual(['Figtree', 'Literata']);
});

test('text is about as wide in the fallback as in the font', { tag: GRID }, async ({ page }) => {
  await page.addInitScript(setup);
  await page.route('**/*.woff2', (route) => route.abort());
  const widthsOf = () =>
    page
      .getByRole('navigation')
      .first()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
  await logIn(page, 'Kari Solberg', addressOf('sb1'));
  // The last link of the navigation: its offers are read.
  const offers = page.getByRole('navigation').first().getByRole('link', { name: 'Tilbud' });
  await expect(offers).toBeVisible();
  const before = await widthsOf();
  await page.unroute('**/*.woff2');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => shownFonts(page)).toEqual(['Figtree']);
  await expect(offers).toBeVisible();
  const after = await widthsOf();
  for (const [index, width] of after.entries()) {
    expect(Math.abs(width / (before[index] ?? 0) - 1)).toBeLessThan(0.06);
  }
});
