/** The texts of the receipt. */
export const receiptTexts = {
  title: 'Takk for kjøpet',
  lead: (product: string | undefined) =>
    product ? `${product} er kjøpt.` : 'Forsikringen er kjøpt.',
  confirmation:
    'Du får en bekreftelse på e-post. Forsikringen vises i oversikten din så snart den er registrert.',
  toOverview: 'Til forsikringsoversikten' as const,
};
