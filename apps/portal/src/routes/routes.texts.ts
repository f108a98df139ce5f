/** The texts of pages that have no feature of their own. */
export const routeTexts = {
  unknown: 'Denne siden ser ut til å være borte...',
  unknownLead: 'Lenken kan være gammel, eller adressen kan ha en skrivefeil.',
  toPayment: 'Sender deg til fakturaene dine',
  deliveredBy: (insurer: string) => `Forsikringene leveres av ${insurer}`,
} as const;
