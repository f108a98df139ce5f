import { GRID, PORTAL_PATH } from './hosts';
import { logIn, openOverview } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

const TARGETS = {
  Forsikringsoversikt: /\/privat\/forsikring\/oversikt\/?$/,
  Dokumenter: /\/privat\/forsikring\/dokumenter$/,
  Faktura: /\/privat\/forsikring\/oversikt\/betaling$/,
  Kjøp: /\/privat\/forsikring\/oversikt\/kjopsinnganger$/,
  'Meld skade (åpnes i ny fane)': /\/demo\/meld-skade$/,
  Skadesaker: /\/privat\/forsikring\/oversikt\/jump\/seopp\/skadesaker$/,
  Profil: /\/privat\/forsikring\/oversikt\/forsikringsprofil$/,
  'Tilbud 2 tilbud': /\/privat\/forsikring\/oversikt\/tilbud$/,
};

test('the navigation has all links at any width, and marks the current page', async ({ page }) => {
  await openOverview(page, 'Kari Solberg');
  const button = page.getByRole('button', { name: 'Meny' });
  const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
  for (const width of [1200, 1199, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = width >= 1200;
    await expect(button).toBeVisible({ visible: !wide });
    if (!wide && (await button.getAttribute('aria-expanded')) === 'false') await button.click();

    await expect(menu).toHaveCount(1);
    for (const [name, target] of Object.entries(TARGETS)) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    }
    await expect(menu.locator('[aria-current="page"]')).toHaveText(/Forsikringsoversikt/);
    await expect(menu.getByRole('button', { name: 'Tilbake' })).toBeVisible();
    const tops = await menu
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    if (wide) expect(new Set(tops).size).toBe(1);
    const inMenu = wide ? page.getByRole('banner') : menu;
    await expect(inMenu.getByRole('link', { name: 'Til nettbank' })).toBeVisible();
    await expect(inMenu.getByRole('button', { name: 'Logg ut' })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});

test('a page that is chosen in the menu focuses its heading without a ring, and the menu is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openOverview(page, 'Kari Solberg');
  // 'Lukk meny' while it is open.
  const button = page.getByRole('button', { name: 'meny' });
  await button.click();
  await page.getByRole('link', { name: 'Profil' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Forsikringsprofil' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the menu is a sheet: the page behind takes no presses, and a press on it closes the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1000 });
  await openOverview(page, 'Kari Solberg');
  const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
  const isSheet = (x: number, y: number) =>
    page.evaluate(
      ([left, top]) =>
        Boolean(document.elementFromPoint(left ?? 0, top ?? 0)?.closest('.ui-nav-menu-list')),
      [x, y],
    );
  await page.getByRole('button', { name: 'Meny' }).click();
  const sheet = await menu.getByRole('list').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(sheet?.width).toBe(390);
  expect(sheet?.y).toBeCloseTo(header?.height ?? 0, 0);
  expect(await isSheet(195, 990)).toBe(true);
  expect(await isSheet(60, 20)).toBe(false);
  await page.mouse.click(195, 990);
  await expect(menu.getByRole('list')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Meny' })).toBeFocused();
  await expect(page).toHaveTitle('Forsikringsoversikt – Demobanken');

  await page.setViewportSize({ width: 700, height: 1000 });
  await page.getByRole('button', { name: 'Meny' }).click();
  await expect(menu.getByRole('list')).toBeVisible();
  expect(await isSheet(100, 990)).toBe(false);
});

test('at 400 % zoom the menu of a phone scrolls inside the window, and stays below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openOverview(page, 'Kari Solberg');
  await page.getByRole('button', { name: 'Meny' }).click();
  const list = page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('list');
  const edges = () => list.evaluate((element) => element.getBoundingClientRect().toJSON());
  const headerEnd = () =>
    page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  const { top, bottom } = await edges();
  expect(top).toBeCloseTo(await headerEnd(), 0);
  expect(bottom).toBeLessThanOrEqual(256);
  const last = list.getByRole('button', { name: 'Logg ut' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(async () => (await edges()).top).toBeLessThan(top - 10);
  expect((await edges()).top).toBeCloseTo(await headerEnd(), 0);
});

test('a page fades into the next, which has its title, starts at its top and focuses its heading; back fades too and restores the scroll position', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = (update) => {
      document.body.dataset.fades = `${Number(document.body.dataset.fades ?? 0) + 1}`;
      return start.call(document, update);
    };
  });
  await page.setViewportSize({ width: 1280, height: 420 });
  await openOverview(page, 'Mona Mangfold');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('body')).not.toHaveAttribute('data-fades');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => new Promise(requestAnimationFrame));

  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="profil"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsprofil' })).toBeFocused();
  await expect(page).toHaveTitle('Forsikringsprofil – Demobanken');
  await expect(page.locator('body')).toHaveAttribute('data-fades', '1');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Forsikringsoversikt – Demobanken');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect(page.locator('body')).toHaveAttribute('data-fades', '2');
});

test('hovering a link prefetches the code of its page, from which Tilbake goes back', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const code = page.waitForRequest(/ProfileRoute-.*\.js$/);
  const profile = page.getByRole('link', { name: 'Profil', exact: true });
  await profile.hover();
  await code;
  await expect(page).toHaveTitle('Forsikringsoversikt – Demobanken');
  await profile.click();
  await expect(page).toHaveTitle('Forsikringsprofil – Demobanken');
  await page.getByRole('button', { name: 'Tilbake' }).click();
  await expect(page).toHaveTitle('Forsikringsoversikt – Demobanken');
});

test('the payment page redirects to another system, and back skips it', async ({ page }) => {
  await openOverview(page, 'Kari Solberg');
  await page.getByRole('link', { name: 'Faktura' }).click();
  await page.waitForURL('**/privat/forsikring/skade/betaling');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();

  await page.context().clearCookies();
  // The page may lead on before it has loaded.
  await page.goto(`${PORTAL_PATH}betaling`, { waitUntil: 'commit' });
  await page.waitForURL('**/privat/forsikring/skade/betaling');
});

test('a short page has no large gap above its footer in a high window', {
  tag: GRID,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await logIn(page, 'Ingrid Tomt', `${PORTAL_PATH}tilbud`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeAttached();
  await footer.scrollIntoViewIfNeeded();
  const last = page.getByRole('main').getByRole('link').last();
  const end = await last.evaluate((element) => element.getBoundingClientRect().bottom);
  const start = await footer.evaluate((element) => element.getBoundingClientRect().top);
  // With the scene, on which the footer begins.
  expect(start - end).toBeLessThan(500);
});

test('a page that is reached before the deferred code starts at its top, and keeps its scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const shell = '**/assets/DeferredShell-*.js';
  const resume = await pauseCalls(page, shell);
  const requested = page.waitForRequest(shell);
  await page.goto(PORTAL_PATH);
  // As on a busy machine, the login page has requested the code before the customer logs in.
  await requested;
  await logIn(page, 'Kari Solberg');
  await page.getByRole('button', { name: 'Vis 3 oppgaver til' }).click();
  const offers = page.getByRole('link', { name: 'Se på 2 lagrede tilbud', exact: true });
  await offers.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await offers.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tilbudene dine' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await expect(page.locator('.offer-list > li').first()).toBeVisible();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  resume();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
});

for (const [path, content] of [
  ['tilbud', /Gyldig til|kr\/md/],
  ['forsikringsprofil', 'Kari Solberg'],
  ['kjopsinnganger', 'Hva vil du forsikre?'],
  ['kvittering?produkt=HUS', 'Takk for kjøpet'],
] as const) {
  test(`/${path} prints its content alone, in light, before the rest of the page has loaded`, {
    // The page with a frame in every run, the others at night.
    tag: path === 'forsikringsprofil' ? [] : GRID,
  }, async ({ page }) => {
    await page.route(/\/DeferredShell/, () => {});
    await logIn(page, 'Kari Solberg', `${PORTAL_PATH}${path}`);
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    for (const hidden of ['navigation', 'button'] as const)
      await expect(page.getByRole(hidden)).toHaveCount(0);
    const scheme = page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme).toContain('only');
    for (const element of await page.locator('#main, .profile-frame').all())
      await expect(element).toHaveCSS('min-block-size', '0px');
    await expect(page.locator('.ui-header .brand-mark')).toHaveCSS('print-color-adjust', 'exact');
  });
}
