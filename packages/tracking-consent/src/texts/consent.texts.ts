import { mergeTexts } from '@forsikring/foundation/texts/mergeTexts';
import { version } from '../../package.json';

/** Bokmål. Its type is the type of every language. */
export const nb = {
  /** The BCP 47 tag of these texts; the `lang` of the component (WCAG 3.1.2). */
  lang: 'nb',
  /** The version of these texts, for the receipt of a choice: that of the package. */
  version,
  bannerTitle: 'Er det greit at vi bruker informasjonskapsler?',
  /** `{categories}` is what the banner asks about: 'statistikk og markedsføring'. */
  banner:
    'Noen må vi bruke for at nettsiden skal virke. Sier du ja, bruker vi også noen til {categories}. Du kan ombestemme deg når du vil, nederst på siden.',
  /** Before the last of several categories. */
  and: 'og',
  refuse: 'Bare nødvendige',
  accept: 'Godta alle',
  choose: 'Velg selv',
  title: 'Informasjonskapsler',
  intro: 'Velg hva vi kan bruke informasjonskapsler til. Valget gjelder i denne nettleseren.',
  functional: 'Nødvendige',
  functionalText: 'Får nettsiden til å virke, og husker valget du tar her.',
  always: 'Alltid på',
  /** The words beside a switch. Screen readers have their own. */
  on: 'På',
  off: 'Av',
  statistics: 'Statistikk',
  statisticsText: 'Viser oss hvordan sidene brukes, så vi kan gjøre dem bedre.',
  marketing: 'Markedsføring',
  marketingText: 'Lar oss vise deg tilbud som passer, her og andre steder på nettet.',
  /** Link to the page that explains cookies. */
  privacy: 'Les mer om personvern',
  changed: 'Valget ble endret i en annen fane. Se over det før du lagrer.',
  /** Shown when the browser refuses the cookie. */
  notStored:
    'Nettleseren lagret ikke valget ditt. Tillat informasjonskapsler for dette nettstedet, og velg på nytt.',
  /** The link to the banner, first in the page. */
  goTo: 'Gå til spørsmålet om informasjonskapsler',
  save: 'Lagre valgene',
  close: 'Lukk',
};

/** Every text of banner and settings, in one language. */
export type ConsentTexts = Omit<typeof nb, 'version' | 'on' | 'off' | 'and'> & {
  /** The version of the texts, which the receipt of a choice names. */
  version?: string;
  /** Before the last of several categories in the banner. @default a comma */
  and?: string;
  /** Beside a switch that is on. @default no word */
  on?: string;
  /** Beside a switch that is off. @default no word */
  off?: string;
};

/** The texts to show. When some are replaced, the version is that of the replacement, or none. */
export const textsToShow = (
  language: ConsentTexts = nb,
  replaced?: Partial<ConsentTexts>,
): ConsentTexts =>
  replaced ? { ...mergeTexts(language, replaced), version: replaced.version } : language;

/** Nynorsk: `<ConsentBanner language={nn} …>`. */
export const nn: ConsentTexts = {
  lang: 'nn',
  version,
  bannerTitle: 'Er det greitt at vi bruker informasjonskapslar?',
  banner:
    'Nokre må vi bruke for at nettstaden skal verke. Seier du ja, bruker vi også nokre til {categories}. Du kan ombestemme deg når du vil, nedst på sida.',
  and: 'og',
  refuse: 'Berre nødvendige',
  accept: 'Godta alle',
  choose: 'Vel sjølv',
  title: 'Informasjonskapslar',
  intro: 'Vel kva vi kan bruke informasjonskapslar til. Valet gjeld i denne nettlesaren.',
  functional: 'Nødvendige',
  functionalText: 'Får nettstaden til å verke, og hugsar valet du tek her.',
  always: 'Alltid på',
  on: 'På',
  off: 'Av',
  statistics: 'Statistikk',
  statisticsText: 'Viser oss korleis sidene blir brukte, så vi kan gjere dei betre.',
  marketing: 'Marknadsføring',
  marketingText: 'Lèt oss vise deg tilbod som passar, her og andre stader på nettet.',
  privacy: 'Les meir om personvern',
  changed: 'Valet blei endra i ei anna fane. Sjå over det før du lagrar.',
  notStored:
    'Nettlesaren lagra ikkje valet ditt. Tillat informasjonskapslar for denne nettstaden, og vel på nytt.',
  goTo: 'Gå til spørsmålet om informasjonskapslar',
  save: 'Lagre vala',
  close: 'Lukk',
};

/** English. */
export const en: ConsentTexts = {
  lang: 'en',
  version,
  bannerTitle: 'May we use cookies?',
  banner:
    'Some are needed for the site to work. If you say yes, we also use some for {categories}. You can change your mind at any time, at the bottom of the page.',
  and: 'and',
  refuse: 'Necessary only',
  accept: 'Accept all',
  choose: 'Choose',
  title: 'Cookies',
  intro: 'Choose what we may use cookies for. Your choice applies in this browser.',
  functional: 'Necessary',
  functionalText: 'Make the site work, and remember what you choose here.',
  always: 'Always on',
  on: 'On',
  off: 'Off',
  statistics: 'Statistics',
  statisticsText: 'Show us how the pages are used, so that we can improve them.',
  marketing: 'Marketing',
  marketingText: 'Let us show you offers that suit you, here and elsewhere on the web.',
  privacy: 'Read more about privacy',
  changed: 'Your choice was changed in another tab. Check it before you save.',
  notStored:
    'The browser did not store your choice. Allow cookies for this site, and choose again.',
  goTo: 'Go to the question about cookies',
  save: 'Save choices',
  close: 'Close',
};
