import { join } from 'node:path';
import {
  elementScript,
  head,
  newPage,
  openElementPages,
} from '@forsikring/foundation/testing/openElementPages';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

// The React tests show texts, choices and cookies. These show the built script, which runs on Preact, in a browser.

const log = `
window.ran = [];
window.seen = [];
for (const name of ['consent-change', 'consent-choice', 'consent-hidden'])
  document.addEventListener(name, ({ detail }) => window.seen.push([name, detail]));`;

const kart = '{"name":"kart","label":"Kart","description":"Viser hvor vi er."}';
const held = `
<script type="text/plain" data-consent="statistics" data-type="module" src="/module.js"></script>
<script type="text/plain" data-consent="statistics" nonce="side">ran.push('inline', document.currentScript.nonce)</script>
<script type="text/plain" data-consent="marketing" data-src="/ad.js" data-navn="annonse"></script>
<iframe title="Kart" data-consent="kart" data-src="/other.html"></iframe>`;

const page1 = (attributes: string, body = '') =>
  `${head}<link rel="stylesheet" href="/page.css"><script src="/log.js"></script>${elementScript}<main><h1>Forsikring</h1>${body}<p class="high"></p><a href="/other.html" data-consent-settings>Innstillinger</a></main><forsikring-consent ${attributes}></forsikring-consent>`;

let pages: Awaited<ReturnType<typeof openElementPages>>;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  pages = await openElementPages(join(import.meta.dirname, '../..'), {
    '/log.js': log,
    '/page.css': '.high { height: 150vh } .ond * { color: red !important }',
    '/hostile.css':
      'html { direction: rtl } * { all: unset !important; color: crimson !important; text-transform: uppercase !important; letter-spacing: 9px }',
    '/module.js': "ran.push('module')",
    '/ad.js': "ran.push('ad', document.currentScript?.dataset.navn)",
    '/plain.html': page1(
      `categories='["statistics","marketing",${kart}]' days="90" privacy-href="/personvern"`,
      held,
    ),
    '/wrong.html': page1(
      `categories="stats" erase="[1]" days="ett år" language="norsk"`,
      '<script type="text/plain" data-consent="statistikk" src="/ad.js"></script>',
    ),
    '/half.html': page1(
      `categories='["statistics","kart"]' erase='{"statistikk":["_ga"]}'`,
      '<script data-consent="statistics" src="/ad.js"></script><iframe title="Kart" data-consent="statistics" src="/other.html"></iframe><forsikring-consent></forsikring-consent>',
    ),
    '/blocker.css': 'forsikring-consent { display: none !important }',
    '/blocked.html': page1('').replace('/page.css', '/blocker.css'),
    '/hostile.html': page1('').replace('/page.css', '/hostile.css'),
    '/other.html': `${head}<p>Annet</p>`,
  });
}, 180_000);

afterAll(() => pages?.close());

beforeEach(async () => {
  problems = [];
  context = await pages.browser.newContext({ reducedMotion: 'reduce' });
  page = await newPage(context, problems);
});

afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

const openPage = async (name: string) => {
  await page.goto(`${pages.origin}/${name}.html`);
  await page.evaluate("customElements.whenDefined('forsikring-consent').then(() => 1)");
};
const banner = () => page.getByRole('region');
const settings = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name }).click();
const ran = () => page.evaluate<unknown[]>('ran');
const focused = () =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.textContent;
  });
const expectFocus = (text: string) => expect.poll(focused).toBe(text);

describe('<forsikring-consent> in a plain page with a strict policy', () => {
  test('asks about the categories of its attribute, and dispatches the choice and the receipt', async () => {
    await openPage('plain');
    await banner()
      .getByText(/noen til statistikk, markedsføring og kart\./)
      .waitFor();
    expect(await ran()).toEqual([]);
    await press('Velg selv');
    await expectFocus('Informasjonskapsler');
    await page.keyboard.press('Escape');
    await settings().waitFor({ state: 'detached' });
    await expectFocus('Velg selv');
    await press('Velg selv');
    await settings().getByRole('checkbox', { name: 'Kart' }).check();
    await press('Lagre valgene');
    await banner().waitFor({ state: 'detached' });
    await expectFocus('Forsikring');
    const categories = { functional: true, statistics: false, marketing: false, kart: true };
    expect(await page.evaluate('seen')).toEqual([
      ['consent-change', { categories, withdrawn: [] }],
      ['consent-choice', expect.objectContaining({ categories, stored: true, language: 'nb' })],
    ]);
    const [cookie] = await context.cookies();
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect([cookie?.name, Math.round(days)]).toEqual(['samtykke', 90]);
  });

  test('names the part that a blocker hides', async () => {
    await openPage('blocked');
    await expect
      .poll(() => page.evaluate('seen'))
      .toEqual([['consent-hidden', { part: 'banner' }]]);
    await page.getByRole('link', { name: 'Innstillinger' }).click();
    await expect
      .poll(() => page.evaluate('seen.at(-1)'))
      .toEqual(['consent-hidden', { part: 'settings' }]);
  });

  test('runs the scripts of a category once, in order, and shows its frames, when the category is chosen', async () => {
    await openPage('plain');
    await press('Godta alle');
    await expect.poll(ran).toEqual(['module', 'inline', 'side', 'ad', 'annonse']);
    const frame = page.frameLocator('iframe');
    await frame.getByText('Annet').waitFor();
    // A page adds another one later, and the visitor returns.
    await page.evaluate(
      "document.querySelector('main').insertAdjacentHTML('beforeend', window.trustedTypes.createPolicy('t', { createHTML: (h) => h }).createHTML('<script type=\"text/plain\" data-consent=\"marketing\" src=\"/ad.js\"></scr' + 'ipt>'))",
    );
    await expect.poll(ran).toEqual(['module', 'inline', 'side', 'ad', 'annonse', 'ad', undefined]);
    await openPage('plain');
    await expect.poll(ran).toEqual(['module', 'inline', 'side', 'ad', 'annonse']);
    expect(await banner().count()).toBe(0);
  });

  test('opens the settings from the page, and empties frames and erases cookies at a withdrawal', async () => {
    await openPage('plain');
    await page.evaluate(
      `Object.assign(document.querySelector('forsikring-consent'), { erase: { marketing: ['_fb*'], statistics: [/^_ga/] } })`,
    );
    await press('Godta alle');
    await page.frameLocator('iframe').getByText('Annet').waitFor();
    await page.evaluate(
      "for (const name of ['_fbp', '_fbc', '_ga']) document.cookie = name + '=1'",
    );
    await page.getByRole('link', { name: 'Innstillinger' }).click();
    for (const name of ['Markedsføring', 'Kart'])
      await settings().getByRole('checkbox', { name }).uncheck();
    await press('Lagre valgene');
    await expectFocus('Innstillinger');
    const names = async () => (await context.cookies()).map(({ name }) => name).sort();
    await expect.poll(names).toEqual(['_ga', 'samtykke']);
    await page.frameLocator('iframe').getByText('Annet').waitFor({ state: 'detached' });
    expect(await page.evaluate('seen.at(-2)')).toMatchObject([
      'consent-change',
      { withdrawn: ['marketing', 'kart'] },
    ]);
  });

  test('looks the same in a page whose styles are hostile and that is written from right to left', async () => {
    const looks = async () => {
      await banner().waitFor();
      return banner().evaluate((node) => {
        const names =
          'color background-color font-size text-transform text-align direction position'.split(
            ' ',
          );
        return [node, ...node.querySelectorAll('h2, p, button')].map((each) => {
          const style = getComputedStyle(each);
          return names.map((name) => style.getPropertyValue(name));
        });
      });
    };
    await openPage('plain');
    const before = await looks();
    await openPage('hostile');
    expect(await looks()).toEqual(before);
  });

  test('names what is wrong in its attributes in the console, and asks as without them', async () => {
    await openPage('wrong');
    await banner()
      .getByText(/noen til statistikk og markedsføring\./)
      .waitFor();
    expect(problems.splice(0)).toEqual(
      [
        /categories is no list/,
        /asks about statistics and marketing/,
        /days="ett år".* 1 to 400/,
        /erase must be lists/,
        /data-consent="statistikk" is no category.* functional, statistics, marketing/,
        /"norsk".* nb, nn, en/,
      ].map((text) => expect.stringMatching(text)),
    );
  });

  test('keeps what is right in its attributes, and names and empties what the page forgot to hold back', async () => {
    await openPage('half');
    await banner()
      .last()
      .getByText(/noen til statistikk\./)
      .waitFor();
    for (const problem of [
      /more than one <forsikring-consent>/,
      /entries that are wrong: \["kart"\]/,
      /erase names no category: statistikk/,
      /<script data-consent="statistics" src="\/ad.js"> has run/,
      /<iframe data-consent="statistics" src="\/other.html"> was loaded/,
    ])
      expect(problems).toContainEqual(expect.stringMatching(problem));
    problems = [];
    await page.locator('iframe:not([src])').waitFor({ state: 'attached' });
    await banner().last().getByRole('button', { name: 'Godta alle' }).click();
    await page.locator('iframe[src="/other.html"]').waitFor();
    expect(problems).toEqual([]);
  });

  test('follows the language of the page, takes texts and categories from a script, and works in a shadow root', async () => {
    await openPage('hostile');
    await page.evaluate("document.documentElement.lang = 'en'");
    await banner().getByRole('button', { name: 'Accept all' }).waitFor();
    await page.evaluate(`
      const outer = document.body.appendChild(document.createElement('div'));
      const element = document.querySelector('forsikring-consent');
      outer.attachShadow({ mode: 'open' }).append(element);
      element.setAttribute('language', 'nn');
      element.texts = { refuse: 'Nei' };
      element.categories = ['statistics'];`);
    await press('Nei');
    await banner().waitFor({ state: 'detached' });
    const [choice] = await context.cookies();
    expect(JSON.parse(decodeURIComponent(choice?.value ?? ''))).toEqual({
      functional: 'accepted',
      statistics: 'denied',
    });
    await page.evaluate(`
      const { consent } = document.querySelector('div').shadowRoot.querySelector('forsikring-consent');
      window.state = consent.getState();
      document.querySelector('div').shadowRoot.querySelector('forsikring-consent').openSettings();`);
    expect(await page.evaluate('state')).toBe('OPTED_OUT');
    await settings().getByRole('checkbox', { name: 'Statistikk' }).waitFor();
    expect(await settings().getByRole('checkbox').count()).toBe(1);
  });

  test('asks about the consent that a script gives', async () => {
    await openPage('hostile');
    await page.evaluate(`document.querySelector('forsikring-consent').consent = {
      rule: { kind: 'choices', cookie: 'egen' },
      categories: [${kart}],
      texts: { accept: 'Ja' },
      getCategories: () => ({}),
      subscribe: () => () => {},
      refresh: () => {},
    }`);
    await press('Ja');
    const [choice] = await context.cookies();
    expect([choice?.name, choice?.value]).toEqual(['egen', expect.stringContaining('kart')]);
  });
});
