/** The content that a distributor adds to the overview. All of the content is invented. */
export interface OverviewContent {
  /** The number of questions, from the list below. */
  questions: number;
  otherInsurances?: (keyof ReturnType<typeof OTHERS>)[];
  /** The card for customers who run a business. */
  business?: boolean;
  /** Boxes about awards and customer benefits (skrytebokser). */
  awards?: boolean;
  benefits?: boolean;
  maintenanceCalendar?: boolean;
  /** The questions after the feedback on the overview. */
  feedback?: { contact: 'email' | 'email-and-phone'; followup?: boolean };
}

const FOLLOWUP = [
  {
    name: 'arend',
    label: 'Hva skulle du gjøre i dag?',
    type: 'radio',
    options: ['Se hva jeg har forsikret', 'Sjekke prisen', 'Melde en skade', 'Noe annet'],
  },
  {
    name: 'savner',
    label: 'Hva vil du se mer av på forsikringssidene?',
    type: 'checkbox',
    options: ['Hva forsikringene dekker', 'Egenandeler', 'Fakturaer', 'Råd om skader'],
  },
  {
    name: 'forklaring',
    label: 'Hvor fornøyd er du med forklaringene av forsikringene dine?',
    type: 'smiley',
  },
  { name: 'annet', label: 'Er det noe annet vi bør vite?', type: 'text' },
];

const QUESTIONS = [
  {
    title: 'Jeg har nettopp kjøpt forsikring',
    content:
      'Det kan ta opptil ett døgn før en ny forsikring vises her. Du er forsikret fra datoen som står i bekreftelsen du fikk på e-post.',
  },
  {
    title: 'Forsikringen står i partnerens navn',
    content:
      'Her ser du bare forsikringene som står i ditt eget navn. Partneren din finner sine ved å logge inn selv.',
  },
  {
    title: 'Jeg har forsikring gjennom jobben',
    content:
      'Forsikringer som arbeidsgiveren har kjøpt for deg, vises ikke alltid her. Spør arbeidsgiveren hva du er dekket av.',
  },
  {
    title: 'Jeg har reiseforsikring gjennom kredittkortet',
    content:
      'Reiseforsikringen som følger med kredittkortet, administreres av kortutstederen. Du melder skade til dem.',
  },
  {
    title: 'Barna mine er forsikret',
    content:
      'Forsikringer for barn under 18 år står i forelderens navn. Når barnet fyller 18 år, flyttes forsikringen til barnets egen oversikt.',
  },
  {
    title: 'Jeg har sagt opp en forsikring',
    content:
      'En forsikring du har sagt opp, forsvinner fra oversikten den dagen den slutter å gjelde. Dokumentene finner du fortsatt under Dokumenter.',
  },
];

const OTHERS = (portal: string) => ({
  kort: {
    title: 'Reiseforsikring med kredittkort',
    description:
      'Har du betalt minst halvparten av reisen med kortet, er du og reisefølget forsikret.',
    reportClaimUrl: `${portal}/demo/meld-skade/kort`,
    readMoreUrl: `${portal}/demo/les-mer/kort`,
  },
  fordel: {
    title: 'Forsikring gjennom fordelsprogrammet',
    description: 'Mobilen er forsikret mot knust skjerm så lenge du er med i programmet.',
    reportClaimUrl: `${portal}/demo/meld-skade/fordel`,
    readMoreUrl: `${portal}/demo/les-mer/fordel`,
  },
  arbeidsgiver: {
    title: 'Forsikring gjennom arbeidsgiver',
    description: 'Mange arbeidsgivere har gruppelivs- og ulykkesforsikring for de ansatte.',
    readMoreUrl: `${portal}/demo/les-mer/arbeidsgiver`,
  },
});

/** The configuration of a distributor's content (docs/specification/configuration.md#configuration-keys). */
export function overviewConfig(content: OverviewContent, portal: string) {
  const { otherInsurances = [], feedback } = content;
  return {
    oversiktConfig: {
      finnerIkkeForsikring: QUESTIONS.slice(0, content.questions),
      taskCards: {
        showBedriftsportal: content.business ?? false,
        bedriftsportalUrl: `${portal}/demo/bedrift`,
        skrytebokser: {
          ...(content.awards && {
            testUtmerkelserContent: {
              title: 'Best i test på reise',
              description: 'Reiseforsikringen vår fikk terningkast seks i årets store test.',
              url: `${portal}/demo/best-i-test`,
              urlText: 'Les om testen',
            },
          }),
          ...(content.benefits && {
            kundefordelerContent: {
              title: 'Fordeler for deg som er kunde',
              description: 'Veihjelp hele døgnet, rabatt på alarm og råd når du trenger det.',
              url: `${portal}/demo/kundefordeler`,
              urlText: 'Se fordelene',
            },
          }),
        },
      },
      showVedlikeholdsKalender: content.maintenanceCalendar ?? false,
      showSamtykkerMinProfil: true,
    },
    andreForsikringer: otherInsurances.map((name) => OTHERS(portal)[name]),
    ...(feedback && {
      feedback: { contact: feedback.contact, ...(feedback.followup && { followup: FOLLOWUP }) },
    }),
  };
}
