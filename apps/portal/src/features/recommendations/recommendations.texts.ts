import { bundleDiscountTexts } from '../../domain/bundleDiscount.texts';

/** The texts around the recommended products (docs/specification/offers.md#recommendation-cards). */
export const recommendationsTexts = {
  heading: 'Anbefalt for deg' as const,
  bundle: bundleDiscountTexts.title,
  bundleText: bundleDiscountTexts.conditions,
  bankCustomer: ` ${bundleDiscountTexts.bankCustomer}`,
  all: 'Se alle våre forsikringer' as const,
};

/** The products that can be recommended, each with one sentence about its benefit. */
export const productTexts = {
  BIL: { name: 'Bilforsikring', pitch: 'Fra ansvar til toppdekning, med veihjelp hele døgnet.' },
  HUS: { name: 'Husforsikring', pitch: 'For boligen du eier, fra taket til rørene under.' },
  REISE: { name: 'Reiseforsikring', pitch: 'Gjelder hele året, på ferier og helgeturer.' },
  LIVSFORSIKRING: {
    name: 'Livsforsikring',
    pitch: 'Gir familien din økonomisk trygghet hvis du faller fra.',
  },
  KRITISK_SYKDOM: {
    name: 'Kritisk sykdom',
    pitch: 'En engangsutbetaling når du blir alvorlig syk.',
  },
  INNBO: { name: 'Innboforsikring', pitch: 'For alt du ville tatt med deg om du flyttet.' },
  UFOEREPENSJON: {
    name: 'Uføreforsikring',
    pitch: 'Erstatter noe av inntekten hvis du ikke kan jobbe.',
  },
  BEHANDLINGSFORSIKRING: {
    name: 'Behandlingsforsikring',
    pitch: 'Raskt til lege og behandling, uten lang ventetid.',
  },
  MOPED: { name: 'Mopedforsikring', pitch: 'For deg som kjører moped eller scooter.' },
  FRITIDSHUS: { name: 'Hytteforsikring', pitch: 'For hytta, også når du ikke er der.' },
  BAAT: { name: 'Båtforsikring', pitch: 'For båten på sjøen, i havn og i opplag.' },
  MC: { name: 'MC-forsikring', pitch: 'For motorsykkelen, i sesong og i garasjen.' },
} as const;
