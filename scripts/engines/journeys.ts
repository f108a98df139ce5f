import type { Host } from './startHost';
import { button, heading, link, type Query, type Tab, text, textbox } from './Tab';

/** Journeys by their titles. Each rejects with what differs. */
export type Journeys = Record<string, (visit: Visit) => Promise<void>>;

interface Visit {
  /** A tab of 1280 × 900 px. */
  tab: Tab;
  /** Opens another tab of the same session. */
  openTab: () => Promise<Tab>;
  host: Host;
  /** Saves a picture of the tab. */
  save: (name: string) => Promise<void>;
}

const PORTAL = '/privat/forsikring/oversikt/';
const PROFILE = `${PORTAL}forsikringsprofil`;
const main = { role: 'main' };
const agreements: Query = { role: 'list', name: 'Forsikringene dine' };
const banner: Query = { role: 'region', name: /informasjonskapsler/ };

/** Logs a customer in and opens a page of the portal. */
async function logIn(tab: Tab, customer: string, path = PORTAL) {
  await tab.open('/demo');
  await tab.read(`(() => {
    const request = new XMLHttpRequest();
    request.open('POST', '/login', false);
    request.send(new URLSearchParams({ customer: '${customer}' }));
  })()`);
  await tab.open(path);
}

async function openOverview(tab: Tab) {
  await logIn(tab, 'kari');
  await tab.see(agreements);
}

/** Waits for the footer, which loads last, and for all files. */
async function settle(tab: Tab) {
  await tab.attached({ role: 'contentinfo' });
  await tab.until('all files', () =>
    tab.read(`document.readyState === 'complete' && document.fonts.status === 'loaded'`),
  );
}

export const journeys: Journeys = {
  async 'overview: help and accordion'({ tab }) {
    await openOverview(tab);
    await tab.see(text('Totalpris: 1 923,50 kr/md'));
    const help: Query = { ...button(/hjelpetekst/), in: main };
    await tab.click(help);
    await tab.has(help, `element.getAttribute('aria-expanded') === 'true'`);
    await tab.see(text(/kan variere/));
    await tab.press('Escape');
    await tab.miss(text(/kan variere/));
    const answer = text('Det kan ta opptil ett døgn');
    await tab.miss(answer);
    await tab.click(text('Jeg har nettopp kjøpt forsikring'));
    await tab.see(answer);
    await tab.click(button('Vis flere spørsmål'));
    await tab.see(text('Jeg har sagt opp en forsikring'));
  },

  async 'profile: e-mail by keyboard, toast, focus'({ tab }) {
    await logIn(tab, 'kari', PROFILE);
    await tab.reach(button('Endre e-post'));
    await tab.press('Enter');
    await tab.focused(textbox('E-post'));
    await tab.press('Control+a');
    await tab.type('ny@eksempel');
    await tab.press('Enter');
    await tab.see(text('E-postadressen er ikke gyldig'));
    await tab.focused(textbox('E-post'));
    await tab.press('Control+a');
    await tab.type('ny@eksempel.no');
    await tab.press('Tab');
    await tab.focused(button('Lagre'));
    await tab.press('Enter');
    await tab.focused(button('Endre e-post'));
    await tab.see(text('ny@eksempel.no'));
    await tab.see(text('E-postadressen er lagret'));
    await tab.reload();
    await tab.see(text('ny@eksempel.no'));
  },

  async 'offer: deleted and cancelled'({ tab }) {
    await logIn(tab, 'kari', `${PORTAL}tilbud`);
    const question: Query = { role: 'group', name: 'Vil du slette tilbudet?' };
    await tab.click(button('Slett tilbud på Bilforsikring'));
    await tab.see(question);
    await tab.click({ ...button('Avbryt'), in: question });
    await tab.focused(button('Slett tilbud på Bilforsikring'));
    await tab.press('Enter');
    await tab.see(question);
    await tab.press('Tab');
    await tab.focused(button('Slett tilbud'));
    await tab.press('Enter');
    await tab.focused(heading('Motorsykkel'));
    await tab.reload();
    await tab.see(heading('Motorsykkel'));
    await tab.miss(heading('Bilforsikring'));
  },

  async purchase({ tab }) {
    await logIn(tab, 'ingrid', `${PORTAL}kjopsinnganger`);
    const group = heading('Kjøretøy');
    await tab.see(group);
    const car: Query = { ...link(/^Bil/), in: main };
    await tab.miss(car);
    await tab.click(group);
    await tab.click(car);
    await tab.at(/\/privat\/forsikring\/(?!oversikt\/kjops)/);
  },

  async 'login, logout, another tab'({ tab, openTab }) {
    await tab.open(PORTAL);
    await tab.see(heading('Logg inn'));
    await tab.clickInFrame(button(/^Kari Solberg/));
    await tab.see(agreements);
    const other = await openTab();
    await other.open(PROFILE);
    await other.see(text('kari@eksempel.no'));
    await tab.activate();
    await tab.click(button('Logg ut'));
    await tab.at(/\/demo\/nettbank/);
    await other.activate();
    await other.see(heading('Logg inn'));
    await other.miss(text('kari@eksempel.no'));
  },

  async 'session: renewed and timed out'({ tab, host }) {
    host.sessionSeconds = 50;
    await openOverview(tab);
    await tab.see({ role: 'alertdialog', name: 'Du blir snart logget ut' });
    await tab.focused(button('Fortsett økten'));
    await tab.see(heading(/^Du blir logget ut om \d+ sekunder$/));
    host.sessionSeconds = undefined;
    await tab.press('Enter');
    await tab.miss({ role: 'alertdialog' });
    host.sessionSeconds = 2;
    await tab.reload();
    await tab.at(/\/logget-ut/);
  },

  async 'menu at 390 px'({ tab }) {
    await tab.resize(390, 800);
    await openOverview(tab);
    const menu = button(/meny/i);
    await tab.click(menu);
    await tab.see(link('Profil'));
    await tab.press('Escape');
    await tab.focused(menu);
    await tab.miss(link('Profil'));
    await tab.press('Enter');
    await tab.click(link('Profil'));
    await tab.focused(heading('Forsikringsprofil'));
    await tab.has(menu, `element.getAttribute('aria-expanded') === 'false'`);
  },

  async 'feedback: by keyboard, and when leaving'({ tab, host }) {
    const smiley: Query = { role: 'radio', name: 'Ganske fornøyd' };
    const sent = () => host.requests.filter(({ path }) => path.endsWith('/feedback/'));
    await openOverview(tab);
    await tab.see({ role: 'group', name: /Hvor fornøyd/ });
    await tab.chooseByKeyboard(smiley);
    await tab.press('Tab');
    await tab.focused({ role: 'textbox' });
    await tab.type('Ryddig side');
    await tab.press('Tab');
    await tab.focused(button('Send'));
    await tab.press('Enter');
    await tab.see(text('Takk for tilbakemeldingen!'));
    await tab.until('the feedback', async () => /Ryddig side/.test(sent()[0]?.body ?? ''));
    await tab.reload();
    await tab.see({ role: 'group', name: /Hvor fornøyd/ });
    await tab.chooseByKeyboard(smiley);
    await tab.open('/demo');
    await tab.until('the feedback of a page that was left', async () => sent().length === 2);
  },

  async 'consent: banner and settings'({ tab }) {
    await tab.open(`${PORTAL}?distributor=none`);
    await tab.see(banner);
    const cookies = () => tab.read('document.cookie');
    await tab.click(button('Velg selv'));
    await tab.focused({ ...heading('Informasjonskapsler'), in: { role: 'dialog' } });
    await tab.press('Escape');
    // The dialog goes in the task after the focus has.
    await tab.until('no dialog', () => tab.read(`document.querySelector('dialog') === null`));
    await tab.focused(button('Velg selv'));
    await tab.press('Enter');
    await tab.reach({ role: 'checkbox', name: 'Statistikk' });
    await tab.press(' ');
    await tab.click(button('Lagre valgene'));
    await tab.miss(banner);
    await tab.until('the choice', async () => /consent/.test(await cookies()));
    await tab.reload();
    await tab.see(heading('Logg inn'));
    await tab.miss(banner);
  },

  async 'custom element in plain HTML'({ tab }) {
    await tab.open('/scripts/engines/plain.html');
    await tab.chooseByKeyboard({ role: 'radio', name: 'Nei' });
    await tab.until('the form value', () =>
      tab.read(`new FormData(document.forms[0]).get('svar') === 'nei'`),
    );
    await tab.press('Tab');
    await tab.type('Mer om barn');
    await tab.has({ role: 'textbox' }, `element.value === 'Mer om barn'`);
    await tab.click(button('Videre'));
    await tab.at(/\?svar=nei$/);
  },

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

  async 'first paint and first reads before the libraries'({ tab, host }) {
    await logIn(tab, 'kari', '/demo');
    const release = host.hold(/\/libraries-[^/]*\.js$/);
    await tab.open(PORTAL);
    await tab.until('a first paint', () =>
      tab.read(`performance.getEntriesByName('first-contentful-paint').length === 1`),
    );
    await tab.until('a first read', async () =>
      host.requests.some(({ path }) => path.endsWith('/auth/session-status')),
    );
    await tab.see(text('Vennligst vent'));
    release();
    await tab.see(agreements);
  },

  async 'late content does not move what is read'({ tab, host }) {
    const house: Query = { ...link('Husforsikring'), in: agreements };
    const questions = heading('Finner du ikke forsikringene dine?');
    for (const [customer, call, read, late] of [
      ['kari', /helseerklaering|motoroppgaver/, house, link(/helseerklæring/)],
      ['per', /eikaintegrasjon\/avtaler/, questions, { ...link(/^Bilforsikring/), in: agreements }],
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

  async 'print: the overview as a list'({ tab }) {
    await openOverview(tab);
    await settle(tab);
    // No engine but Chromium can be asked for its printed layout: its rules are used on the screen.
    await tab.read(`(function use(rules) {
      for (const rule of rules) {
        if (rule.media?.mediaText.includes('print')) rule.media.mediaText = 'all';
        if (rule.cssRules) use(rule.cssRules);
      }
    })([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]))`);
    await tab.miss({ role: 'navigation' });
    await tab.miss({ ...button(/./), in: main });
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
