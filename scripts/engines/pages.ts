import { translatePage } from '../../packages/foundation/src/testing/translatePage';
import { button, heading, link, type Query, text } from './Tab';
import {
  agreements,
  type Journeys,
  logIn,
  main,
  openOverview,
  PORTAL,
  PROFILE,
  settle,
} from './visit';

/** Tells the host that a page has run its scripts. */
const RENDERED = `void fetch('/rendered')`;

/** How pages load, return, print and fit. */
export const pages: Journeys = {
  async 'Back from the back/forward cache: pages and logout'({ tab }) {
    await openOverview(tab);
    // A page that is left while it loads is not in the cache.
    await settle(tab);
    await tab.read(
      `void addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))`,
    );
    await tab.open('/demo');
    await tab.back();
    await tab.until('a page from the cache', () => tab.read('window.persisted === true'));
    await tab.click(link('Profil'));
    await tab.focused(heading('Forsikringsprofil'));
    await tab.see(text('kari@eksempel.no'));
    await tab.click(button('Logg ut'));
    await tab.at(/\/demo\/nettbank/);
    await tab.back();
    await tab.see(heading('Logg inn'));
    await tab.miss(text('kari@eksempel.no'));
  },

  async 'a page rendered in advance, where the engine does so, reads and counts when it is opened'({
    tab,
    host,
  }) {
    host.rewrite = (code, path) =>
      /\/index-[^/]*\.js$/.test(path) ? `${code}\n${RENDERED}` : code;
    await logIn(tab, 'kari', '/demo');
    if (!(await tab.read(`HTMLScriptElement.supports?.('speculationrules') ?? false`))) return;
    await tab.read(`void (document.cookie = 'kfp-clvl=2; path=/')`);
    host.requests = [];
    for (const visits of [1, 2]) {
      // The page of the first round is never opened.
      await tab.open('/demo');
      await tab.read(`document.head.append(Object.assign(document.createElement('script'), {
        type: 'speculationrules',
        textContent: '{ "prerender": [{ "urls": ["${PROFILE}"], "eagerness": "immediate" }] }',
      }))`);
      await tab.until('a page rendered in advance', async () => {
        const rendered = host.requests.filter(({ path }) => path === '/rendered');
        return rendered.length === visits;
      });
    }
    const early = host.requests.filter(({ path }) => /^\/api\/|\/(track|engage)\/$/.test(path));
    if (early.length > 0) throw new Error(`A page that is not open asks for ${early[0]?.path}.`);
    await tab.read(`void setTimeout(() => location.assign('${PROFILE}'))`);
    await tab.see(text('kari@eksempel.no'));
    const openedAt: number = await tab.read(
      `performance.timeOrigin + performance.getEntriesByType('navigation')[0].activationStart`,
    );
    if (openedAt === (await tab.read('performance.timeOrigin')))
      throw new Error('The page was not rendered in advance.');
    await tab.click(link(/^Tilbud/));
    const views = () =>
      host.requests
        .filter(({ path }) => path.endsWith('/track/'))
        .flatMap(({ body }) => JSON.parse(new URLSearchParams(body).get('data') ?? '[]'))
        .filter(({ event }) => event === 'Sidevisning')
        .map(({ properties }) => [properties.side, properties.time * 1000 >= openedAt - 1]);
    await tab.until('the next page view', async () => views().length > 1);
    if (String(views()) !== String([PROFILE, true, `${PORTAL}tilbud`, true]))
      throw new Error(`Page views, and whether the page was open: ${views()}`);
  },

  async 'pages open in a browser without URL.canParse'({ tab, host }) {
    host.rewrite = (code, path) =>
      /\/earlyReads-[^/]*\.js$/.test(path) ? `delete URL.canParse;${code}` : code;
    await openOverview(tab);
    if (await tab.read(`'canParse' in URL`)) throw new Error('The browser has URL.canParse.');
    await tab.click(link('Profil'));
    await tab.see(text('kari@eksempel.no'));
  },

  async 'a page translator at work: feedback and profile'({ tab }) {
    await openOverview(tab);
    await settle(tab);
    await tab.read(`(() => {
      // esbuild names functions with this.
      const __name = (each) => each;
      window.faults = [];
      (${translatePage})('wrapped', (fault) => faults.push(fault));
    })()`);
    await tab.chooseByKeyboard({ role: 'radio', name: 'Ganske fornøyd' });
    await tab.press('Tab');
    await tab.type('Ryddig side');
    await tab.click(button('Send'));
    await tab.see(text('Takk for tilbakemeldingen!'));
    await tab.click(link('Profil'));
    await tab.see(text('kari@eksempel.no'));
    await tab.click(button('Endre e-post'));
    await tab.type('x');
    await tab.click(button('Lagre'));
    await tab.see(text('E-postadressen er lagret'));
    const faults = await tab.read('window.faults');
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },

  async 'first paint and first reads before the libraries'({ tab, host }) {
    await logIn(tab, 'kari', '/demo');
    const release = host.hold(/\/libraries-[^/]*\.js$/);
    await tab.open(PORTAL);
    await tab.painted({ role: 'banner' });
    await tab.until('a first read', async () =>
      host.requests.some(({ path }) => path.endsWith('/auth/session-status')),
    );
    await tab.see(text('Vennligst vent'));
    release();
    await tab.see(agreements);
  },

  async 'late content does not move what is read'({ tab, host }) {
    const house: Query = { ...link(/Husforsikring$/), in: agreements };
    const questions = heading('Finner du ikke forsikringene dine?');
    for (const [customer, call, read, late] of [
      ['kari', /helseerklaering|motoroppgaver/, house, link(/helseerklæring/)],
      ['per', /eikaintegrasjon\/avtaler/, questions, { ...link(/Bilforsikring$/), in: agreements }],
    ] as const)
      for (const width of [390, 1280]) {
        await tab.resize(width, 500);
        await logIn(tab, customer, '/demo');
        const release = host.hold(call);
        await tab.open(PORTAL);
        await tab.see(read);
        await settle(tab);
        await tab.of(read, `element.scrollIntoView({ block: 'start', behavior: 'instant' })`);
        const before = await tab.of(read, 'element.getBoundingClientRect().top');
        release();
        await tab.attached(late);
        await tab.has(read, `Math.abs(element.getBoundingClientRect().top - ${before}) <= 1`);
      }
  },

  async 'print: offers, profile, and the overview as a list'({ tab }) {
    for (const [path, content] of [
      ['tilbud', heading('Bilforsikring')],
      ['forsikringsprofil', text('kari@eksempel.no')],
      ['', agreements],
    ] as const) {
      await logIn(tab, 'kari', PORTAL + path);
      await tab.see(content);
      await settle(tab);
      // No engine but Chromium can be asked for its printed layout: its rules are used on the screen.
      await tab.read(
        `document.querySelectorAll('link[media=print]').forEach((link) => { link.media = 'all'; })`,
      );
      await tab.read(`(function use(rules) {
        for (const rule of rules) {
          if (rule.media?.mediaText.includes('print')) rule.media.mediaText = 'all';
          if (rule.cssRules) use(rule.cssRules);
        }
      })([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]))`);
      await tab.miss({ role: 'navigation' });
      await tab.miss({ ...button(/./), in: main });
      await tab.see(content);
    }
    await tab.count({ role: 'listitem', in: agreements }, 6);
    await tab.see(text('Totalpris: 1 923,50 kr/md'));
    await tab.see({ ...link(/\d/), in: { role: 'contentinfo' } });
  },

  async 'pages fit at 390 and 1280 px'({ tab, save }) {
    await logIn(tab, 'kari', '/demo');
    for (const [name, path, ready] of [
      ['overview', PORTAL, agreements],
      ['offers', `${PORTAL}tilbud`, heading('Bilforsikring')],
      ['profile', PROFILE, text('kari@eksempel.no')],
      ['purchase', `${PORTAL}kjopsinnganger`, heading('Kjøretøy')],
      ['receipt', `${PORTAL}kvittering?produkt=HUS`, text('Du har kjøpt husforsikring')],
    ] as const)
      for (const width of [390, 1280]) {
        await tab.resize(width, 2400);
        await tab.open(path);
        await tab.see(ready);
        await settle(tab);
        await save(`${name}-${width}`);
        const excess = await tab.read('document.documentElement.scrollWidth - innerWidth');
        if (excess > 0) throw new Error(`${name} is ${excess} px too wide at ${width} px.`);
      }
  },
};
