/** The names of the areas by their id (docs/specification/overview.md#areas), which are in events, too. */
export const areaTexts = {
  kjoretoy: 'Kjøretøy',
  'hus-og-hytte': 'Hus og hytte',
  reise: 'Reise',
  'innbo-og-ting': 'Innbo og ting',
  'liv-og-helse': 'Liv og helse',
  baat: 'Båt',
  dyr: 'Dyr',
  annet: 'Annet',
} as const;
