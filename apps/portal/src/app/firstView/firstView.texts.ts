/** For a browser that cannot run the portal. The names are those of web features. */
export const outdatedText = (missing: readonly string[]) =>
  `Nettleseren er for gammel for Forsikringsportalen: den mangler ${missing.join(', ')}. Oppdater nettleseren, eller bruk en annen.`;
