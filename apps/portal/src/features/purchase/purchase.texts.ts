import { bundleDiscountTexts } from '../../domain/bundleDiscount.texts';
import { pageHeadings } from '../../platform/navigation/pageHeadings.texts';

/** The texts of the purchase page. Texts that docs/specification/offers.md#purchase-page quotes must not change. */
export const purchaseTexts = {
  ...pageHeadings.purchase,
  loading: 'Henter forsikringene du kan kjøpe',
  loaded: 'Forsikringene du kan kjøpe, er hentet',
  owned: 'Du har denne forsikringen',
  failed: 'Vi fikk ikke sjekket hvilke forsikringer du har fra før.',
} as const;

/** The benefits of union members and of other customers (docs/specification/product.md#membership). */
export const benefitTexts = {
  member: {
    title: 'Medlemsfordeler',
    text: 'Som LO-medlem får du toppdekning til standardpris, og 1\u00a0000\u00a0kroner lavere egenandel på innboforsikringen.',
  },
  /** The same benefits, for customers who are not members and see the union's layout. */
  otherThanMember: {
    title: 'Medlemsfordeler',
    text: 'Medlemmer av LO får toppdekning til standardpris, og 1\u00a0000\u00a0kroner lavere egenandel på innboforsikringen.',
  },
  bundle: {
    title: bundleDiscountTexts.title,
    text: bundleDiscountTexts.forEverybody,
  },
} as const;

export const helpTexts = {
  title: 'Trenger du hjelp til å velge?',
  text: 'Fortell oss hva du vil ha forsikret, så finner vi ut av det sammen.',
} as const;

/** The cards that lead to other services. */
export const serviceTexts = {
  business: {
    title: 'Driver du bedrift?',
    text: 'Forsikringene til bedriften finner du i bedriftsportalen.',
    link: 'Gå til bedriftsportalen',
  },
  calendar: {
    title: 'Vedlikeholdskalenderen',
    text: 'Se hva boligen trenger av vedlikehold måned for måned, så unngår du mange skader.',
    link: 'Åpne vedlikeholdskalenderen',
  },
} as const;

/** The products of the groups, by the id of their link. */
export const linkTexts = {
  'kjop-bil': 'Bil',
  'kjop-bobil': 'Bobil',
  'kjop-mc': 'MC',
  'kjop-moped': 'Moped',
  'kjop-tilhenger': 'Tilhenger',
  'kjop-campingvogn': 'Campingvogn',
  'kjop-elsparkesykkel': 'Elsparkesykkel',
  'kjop-hus': 'Hus',
  'kjop-hytte': 'Hytte',
  'kjop-reise': 'Reise',
  'kjop-innbo': 'Innbo',
  'kjop-student': 'Student',
  'kjop-ung': 'Ung',
  'kjop-livsforsikring': 'Livsforsikring',
  'kjop-uforeforsikring': 'Uføreforsikring',
  'kjop-kritisk-sykdom': 'Kritisk sykdom',
  'kjop-ulykkesforsikring': 'Ulykkesforsikring',
  'kjop-barneforsikring': 'Barneforsikring',
  'kjop-behandlingsforsikring': 'Behandlingsforsikring',
  'kjop-baat': 'Båt',
  'kjop-hund': 'Hund',
  'kjop-katt': 'Katt',
} as const;
