/**
 * Where the parts of long Norwegian words meet, often after an s: 'informasjons|kapsler', 'trafikk|forsikrings|avgift',
 * 'medlems|fordeler', 'opp|lysninger'.
 */
export const WORD_JOINTS =
  /(?<=\p{L})(?=forsikring|erklæring|prisen|dekning|tjeneste|opplysning|kapsl)|(?<=\p{L}{4}[dglmt]s|\bopp)(?=\p{L}{6})/giu;
