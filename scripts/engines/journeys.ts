import { button, heading, link, type Query, text, textbox } from './Tab';
import { agreements, type Journeys, logIn, main, openOverview, PORTAL, PROFILE } from './visit';

const banner: Query = { role: 'region', name: /informasjonskapsler/ };

/** What customers do. */
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

  async 'profile: e-mail by keyboard, focus'({ tab }) {
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
    const logInAsKari = await tab.clickerInFrame(button(/^Kari Solberg/));
    await logInAsKari();
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

  async 'login in a window of its own'({ tab, openedTab }) {
    await tab.open(PORTAL);
    await tab.click(link(/eget vindu/));
    const own = await openedTab();
    await own.click(button(/^Kari Solberg/));
    await own.see(agreements);
    await tab.activate();
    await tab.see(agreements);
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
    await tab.until('no dialog', () => tab.read(`document.querySelector('dialog[open]') === null`));
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
    await tab.until('no key in the page', () => tab.read(`window.typed === ''`));
    await tab.click(button('Videre'));
    await tab.at(/\?svar=nei$/);
  },
};
