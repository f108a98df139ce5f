/** For a browser that cannot run the portal. `missing` are the names of web features. */
export const outdatedText = (missing: string) =>
  `Nettleseren er for gammel for Forsikringsportalen: den mangler ${missing}. Oppdater nettleseren, eller bruk en annen.`;
