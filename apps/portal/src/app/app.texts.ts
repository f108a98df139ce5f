/** The texts of the shell that the first view needs. Texts that docs/specification/shell.md quotes must not change. */
export const appTexts = {
  toBank: 'Til nettbank',
  logOut: 'Logg ut',
  back: 'Tilbake',
  reportClaim: 'Meld skade',
  offersCounted: 'tilbud',
  problems:
    'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
  retryAfter: (time: string) => `Prøv igjen etter kl. ${time}.`,
  partsMissing: 'Vi fikk ikke hentet alle deler av siden.',
  pageMissing:
    'Vi fikk ikke hentet denne siden. Sjekk at du er på nett, og prøv igjen. Er det nettopp kommet en ny versjon, hjelper det å vente litt.',
  crashed: 'Oisann, her skjedde det en feil',
  logoutLost: 'Du er ikke logget ut',
  logoutLostLead: 'Vi fikk ikke logget deg ut. Prøv igjen, eller lukk alle vinduene i nettleseren.',
  timeoutWithoutDialog: 'Du blir snart logget ut. Last siden på nytt for å fortsette økten.',
} as const;

/** The names of the pages in the navigation. */
export const navTexts = {
  overview: 'Forsikringsoversikt',
  documents: 'Dokumenter',
  payment: 'Faktura',
  purchase: 'Kjøp',
  claims: 'Skadesaker',
  profile: 'Profil',
  offers: 'Tilbud',
} as const;
