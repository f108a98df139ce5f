/** The texts of the page that leads to the claims system (docs/specification/other-pages.md#jump-page). */
export const jumpTexts = {
  title: 'Sender deg til skadesakene dine',
};
