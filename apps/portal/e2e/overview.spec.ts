import type { Locator, Page } from '@playwright/test';
import { GRID, PORTAL_PATH } from './hosts';
import { expectNoShift, watchShifts } from './layoutShifts';
import { agreementsOf, logIn, setFaults, startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { recordReads } from './recordReads';
import { expect, test } from './test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });
const feedbackOf = (page: Page) => page.getByRole('group', { name: /Hvor fornøyd/ });
const addressFor = (distributor: string) => `${PORTAL_PATH}?distributor=${distributor}`;

test('the sections of the overview are in the specified order', async ({ page }) => {
  await logIn(page, 'Leif Ødegård', addressFor('lofavor'));
  await expect(heading(page, 'Kjøp forsikring')).toBeVisible();
  await expect(feedbackOf(page)).toBeVisible();
  const parts = [
    'Forsikringsoversikt',
    'Oppgavene dine',
    'Velkommen som LO-medlem',
    'Forsikringene dine',
    'Totalpris',
    'Finner du ikke forsikringene dine?',
    'Anbefalt for deg',
    'Har du to innboforsikringer på samme adresse?',
    'Som LO-medlem får du medlemsfordeler',
    'Hvor fornøyd er du med denne nettsiden?',
  ];
  const text = (await main(page).textContent()) ?? '';
  const positions = parts.map((part) => text.indexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  await expect(main(page).getByRole('link', { name: parts[7] })).toHaveAttribute(
    'href',
    '/privat/forsikring/skade/innbo/lo/dobbeltforsikret/',
  );
});

test('the boxes of the distributor are one row each on a phone, and the first insurance is in the first window', {
  tag: GRID,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'Tuva Tolv');
  const vehicles = main(page).getByRole('list', { name: 'Kjøretøy' });
  const boxes = main(page).getByRole('list', { name: 'Fordeler og tjenester' });
  for (const name of [
    'Driver du bedrift?',
    'Best i test på reise',
    'Fordeler for deg som er kunde',
  ]) {
    await expect(boxes.getByRole('heading', { name })).toBeVisible();
    const row = boxes.getByRole('listitem').filter({ hasText: name });
    expect((await row.boundingBox())?.height).toBeLessThan(48);
  }
  await expect(vehicles.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
});

test('the first window shows price, tasks and insurances, which print as a list with prices and contact', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'Kari Solberg');
  const bottomOf = async (shown: Locator) => {
    const box = await shown.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const task = (name: RegExp) => main(page).getByRole('link', { name });
  const sections = ['Oppgavene dine', 'Forsikringene dine'].map((name) =>
    main(page).getByRole('heading', { name, exact: true }),
  ) as [Locator, Locator];
  // The rule of a brand above a heading may be in its box.
  const headingEnds = async () =>
    [await bottomOf(sections[0]), await bottomOf(sections[1])] as const;
  const expectLowRows = async () => {
    for (const row of await agreementsOf(page).all())
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(88);
  };
  await expect(agreementsOf(page)).toHaveCount(6);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(feedbackOf(page)).toBeVisible();
  const [tasksWide, agreementsWide] = await headingEnds();
  expect(tasksWide).toBe(agreementsWide);
  expect(await bottomOf(agreementsOf(page).nth(3))).toBeLessThanOrEqual(800);
  expect(await bottomOf(task(/2 lagrede tilbud/))).toBeLessThanOrEqual(800);
  await expectLowRows();
  const shares = main(page).getByText(/^(Vis|Skjul) fordelingen$/);
  await expect(main(page).getByText('36 %')).toBeVisible();
  await expect(shares).toBeHidden();
  await page.setViewportSize({ width: 1200, height: 800 });
  const claim = await main(page).getByRole('link', { name: 'Meld skade' }).boundingBox();
  for (const opened of [true, false]) {
    await shares.click();
    await expect(main(page).getByText('36 %')).toBeVisible({ visible: opened });
    expect(await main(page).getByRole('link', { name: 'Meld skade' }).boundingBox()).toEqual(claim);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [name, href] of [
    ['Gå til bedriftsportalen', /\/demo\/bedrift$/],
    ['Les om testen', /\/demo\/best-i-test$/],
    ['Se fordelene', /\/demo\/kundefordeler$/],
  ] as const)
    await expect(main(page).getByRole('link', { name }).first()).toHaveAttribute('href', href);

  const printHead = page.locator('.print-head');
  await expect(printHead).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(printHead).toBeVisible();
  const width = (await page.getByRole('list', { name: 'Forsikringene dine' }).boundingBox())?.width;
  await expect(agreementsOf(page)).toHaveCount(6);
  for (const agreement of await agreementsOf(page).all()) {
    await expect(agreement).toBeVisible();
    expect((await agreement.boundingBox())?.width).toBe(width);
  }
  await expect(main(page).getByText('Totalpris: 1 923,50 kr/md')).toBeVisible();
  await expect(main(page).getByText('Totalt per år: 23 082 kr')).toBeVisible();
  await expect(main(page).getByText('542,50 kr/md').last()).toBeVisible();
  for (const icon of await main(page).locator('.round-icon').all()) await expect(icon).toBeHidden();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: /\d/ }).first(),
  ).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation'),
    page.getByRole('button'),
    heading(page, 'Oppgavene dine'),
    heading(page, 'Driver du bedrift?'),
    heading(page, 'Kjøp forsikring'),
    feedbackOf(page),
  ])
    await expect(hidden).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(agreementsOf(page)).toHaveCount(6);
  await expect(task(/2 tilbud å akseptere/)).toBeVisible();
  const [tasksNarrow, agreementsNarrow] = await headingEnds();
  expect(tasksNarrow).toBeLessThan(agreementsNarrow);
  await expectLowRows();
  expect(await bottomOf(agreementsOf(page).nth(1))).toBeLessThanOrEqual(844);
  await expect(heading(page, 'Driver du bedrift?')).toBeVisible();
  await expect(task(/kilometerstanden/)).toBeHidden();
  await main(page).getByRole('button', { name: 'Vis 3 oppgaver til' }).click();
  await expect(task(/kilometerstanden/)).toBeFocused();
});

test('the first window of a union member shows insurances beside or below the intro', {
  tag: GRID,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'Leif Ødegård', addressFor('lofavor'));
  await expect(main(page).getByText('Velkommen som LO-medlem')).toBeVisible();
  await expect(agreementsOf(page).nth(3)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(main(page).getByText('Velkommen som LO-medlem')).toBeVisible();
  await expect(agreementsOf(page).first()).toBeInViewport({ ratio: 1 });
});

for (const width of [1280, 390]) {
  test(`the help of a price covers no heading, action or total at ${width} px, and its focus ring no price`, {
    tag: width === 390 ? [] : GRID,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, 'Kari Solberg');
    await expect(agreementsOf(page)).toHaveCount(6);
    const helps = main(page).getByRole('button', { name: 'Vis hjelpetekst' });
    await expect(helps).toHaveCount(6);
    for (const [index, help] of (await helps.all()).entries()) {
      await help.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const text = main(page).getByText('Månedsprisen kan variere');
      await expect(text).toBeVisible();
      if (index === 0) expect(await text.evaluate(covered, TOTAL)).toEqual([]);
      if (width < 680) {
        // The help is over the page on keyboard focus, and in the page after a press.
        await page.keyboard.press('Escape');
        await page.keyboard.press('Enter');
        await expect(text).toBeVisible();
      }
      expect(await text.evaluate(covered, 'h1, h2, h3')).toEqual([]);
      expect(await help.evaluate(coveredPrice)).toBe(false);
      await page.keyboard.press('Escape');
      await expect(text).toHaveCount(0);
    }
  });
}

/** The words of the total price, and 'Meld skade'. */
const TOTAL = '.total-price > p > :not(:has(button)), .agreements a:not(li a)';

/** The texts below an element that lies over the page. */
function covered(element: Element, texts: string): string[] {
  const box = element.getBoundingClientRect();
  return [...document.querySelectorAll(`main :is(${texts})`)]
    .filter((text) => text.checkVisibility())
    .filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
    })
    .map((text) => text.textContent ?? '');
}

/** Whether the focus ring of a button, or of the mark in it, lies over its price. */
function coveredPrice(button: Element): boolean {
  const ring = [button, ...button.children].find(
    (element) => getComputedStyle(element).outlineStyle === 'solid',
  );
  const price = document.getElementById(
    button.getAttribute('aria-labelledby')?.split(' ').at(-1) ?? '',
  );
  if (!ring || !price) throw new Error('The button has no ring, or no price.');
  const { outlineWidth, outlineOffset } = getComputedStyle(ring);
  const ringPx = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const [mark, text] = [ring.getBoundingClientRect(), price.getBoundingClientRect()];
  return (
    mark.left - ringPx < text.right &&
    mark.right + ringPx > text.left &&
    mark.top - ringPx < text.bottom &&
    mark.bottom + ringPx > text.top
  );
}

test('many insurances are short on a phone, show a chevron where they lead somewhere beside prices that end at one edge, and all print', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'Mona Mangfold');
  await expect(feedbackOf(page)).toBeVisible();
  const row = (name: string) => main(page).getByRole('listitem').filter({ hasText: name });
  await expect(row('Veteranbil')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_500);

  const chevron = (name: string) =>
    row(name)
      .locator('.ui-card')
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await chevron('Veteranbil')).toBe('""');
  await main(page).getByRole('heading', { level: 3, name: 'Annet' }).click();
  expect(await chevron('Forsikring av ukjent type')).toBe('none');
  await expect(row('Forsikring av ukjent type').getByRole('link')).toHaveCount(0);
  const endsOf = (prices: Locator) =>
    prices.evaluateAll((elements) => [
      ...new Set(elements.map((element) => element.getBoundingClientRect().right)),
    ]);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [end = 0, ...others] = await endsOf(
      main(page).getByRole('list', { name: 'Annet' }).locator('.price'),
    );
    expect(others).toEqual([]);
    for (const sum of await endsOf(main(page).locator('.agreement-group-sum > .price')))
      expect(Math.abs(sum - end), `${width} px`).toBeLessThan(1);
  }

  await page.emulateMedia({ media: 'print' });
  for (const name of ['Kjøretøy', 'Hus og hytte', 'Liv og helse', 'Annet'])
    await expect(
      main(page).getByRole('list', { name, exact: true }).getByRole('listitem').first(),
    ).toBeVisible();
});

test('the ground under the pointer covers no neighbour, and what is seen of the header ends where the content does', async ({
  page,
}) => {
  const boxOf = (element: Locator) =>
    element.evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  const { pendingAtRest } = recordReads(page);
  await logIn(page, 'Tuva Tolv', `${PORTAL_PATH}?distributor=fana`);
  await expect(feedbackOf(page)).toBeVisible();
  await expect.poll(pendingAtRest).toEqual([]);
  const card = await boxOf(page.locator('.total-price'));
  const shares = await boxOf(main(page).getByText('Vis fordelingen'));
  const sum = await boxOf(page.locator('.total-price-insurances'));
  expect(shares.top).toBeGreaterThanOrEqual(Math.round(sum.bottom) - 1);
  expect(shares.bottom).toBeLessThan(card.bottom - 2);
  expect(shares.left).toBeGreaterThan(card.left);
  const groups = page.locator('.agreement-groups');
  const { left, right } = await boxOf(groups);
  expect(await boxOf(groups.locator('summary').first())).toMatchObject({ left, right });

  const menu = page.getByRole('button', { name: 'Meny' });
  expect((await boxOf(menu.locator('span'))).right).toBeCloseTo(card.right, 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  expect((await boxOf(page.getByRole('button', { name: 'Logg ut' }))).right).toBe(title.right);
});

test('late tasks appear without layout shifts', async ({ page }) => {
  await startSession(page, 'Kari Solberg');
  const resumes = [];
  for (const call of ['motoroppgaver', 'aksepttilbud', 'oversikt/helseerklaering'])
    resumes.push(await pauseCalls(page, `**/${call}`));
  await watchShifts(page);
  await page.goto(PORTAL_PATH);
  await expect(agreementsOf(page)).toHaveCount(6);
  await expect(page.getByRole('link', { name: /^Du har uleste meldinger/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  for (const [index, name] of [
    /kilometerstanden/,
    /2 tilbud å akseptere/,
    /1 helseerklæring/,
  ].entries()) {
    await expect(main(page).locator('.tasks .loading-row')).toHaveCount(1);
    resumes[index]?.();
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expectNoShift(page);
});

for (const [what, customer, call, height, arrived] of [
  ['partner bank', 'Per Granli', 'eikaintegrasjon/avtaler', 800, 'Totalpris: 793,25'],
  ['partner bank', 'Per Granli', 'eikaintegrasjon/avtaler', 3_000, 'Totalpris: 793,25'],
  ['membership', 'Leif Ødegård', 'skadekunde/hent', 800, 'Har du to innboforsikringer'],
] as const) {
  test(`a late ${what} causes no layout shift in a window of ${height} px`, {
    // The test of late tasks is a case of the same kind.
    tag: GRID,
  }, async ({ page }) => {
    await page.setViewportSize({ width: what === 'membership' ? 1280 : 390, height });
    await startSession(page, customer);
    const resume = await pauseCalls(page, `**/${call}`);
    await watchShifts(page);
    await page.goto(PORTAL_PATH);
    await expect(agreementsOf(page).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    resume();
    await expect(page.getByText(arrived)).toBeVisible();
    await expect(feedbackOf(page)).toBeVisible();
    await expectNoShift(page);
  });
}

/** Waits until all slides have ended. */
const waitForSlides = (page: Page) =>
  expect.poll(() => page.locator('[style*="transform"]').count()).toBe(0);

/** The top of a link in the window, in px. */
const topOf = async (link: Locator) => (await link.boundingBox())?.y ?? Number.NaN;

test('the room of tasks that do not exist is kept until the pointer moves away', async ({
  page,
}) => {
  // Narrower than two columns: the tasks are above the insurances.
  await page.setViewportSize({ width: 1000, height: 1200 });
  await startSession(page, 'Linnéa Nordahl-Østgaard');
  const resume = await pauseCalls(page, '**/motoroppgaver');
  await page.goto(addressFor('fremtind'));
  const card = agreementsOf(page).getByRole('link').first();
  await expect(feedbackOf(page)).toBeAttached();
  await waitForSlides(page);
  await card.hover();
  const before = await topOf(card);
  resume();
  await expect(page.getByText('Oppgavene dine')).toHaveCount(0);
  expect(await topOf(card)).toBeCloseTo(before, 0);
  await page.mouse.move(5, 5);
  await expect.poll(() => topOf(card)).toBeLessThan(before - 50);
});

test('long words fit in their cards at 320 px', {
  tag: GRID,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.route('**/motoroppgaver', (route) =>
    route.fulfill({
      json: {
        oppgaver: [
          {
            oppgavetype: 'ENDRE_KMSTAND',
            beskrivelse: 'Arbeidsmarkedsopplæringstiltaksforsikringskilometerstand',
            avtalenummer: '1',
          },
        ],
      },
    }),
  );
  await logIn(page, 'Linnéa Nordahl-Østgaard');
  await expect(page.getByRole('link', { name: /opplæringstiltak/ })).toBeVisible();
  await expect(feedbackOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a retry of the agreements moves the focus to their heading, and does not change the text of the feedback', async ({
  page,
}) => {
  await startSession(page, 'Kari Solberg');
  await setFaults(page, { getAgreements: 'status:404' });
  await page.goto(PORTAL_PATH);
  await page.getByRole('radio', { name: 'Litt misfornøyd' }).check({ force: true });
  await page.getByRole('textbox').fill('Jeg venter på listen');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/feedback/')) sent.push(request.url());
  });
  await setFaults(page, {});
  await page.getByRole('button', { name: 'Prøv igjen' }).first().press('Enter');
  await expect(agreementsOf(page)).toHaveCount(6);
  await expect(
    main(page).getByRole('heading', { name: 'Forsikringene dine', exact: true }),
  ).toBeFocused();
  await expect(page.getByText('Anbefalt for deg')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Jeg venter på listen');
  expect(sent).toEqual([]);
});

test('the agreements are shown when the code of the deferred sections is missing', async ({
  page,
}) => {
  await startSession(page, 'Kari Solberg');
  await page.route(/DeferredOverview-.*\.js/, (route) => route.abort());
  await page.goto(PORTAL_PATH);
  await expect(agreementsOf(page)).toHaveCount(6);
  await expect(page.getByText('Denne delen av siden virker ikke akkurat nå.')).toBeVisible();
  await expect(agreementsOf(page)).toHaveCount(6);
});
