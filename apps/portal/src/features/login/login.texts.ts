/** The texts of the login page (docs/specification/session.md#login-page). */
export const loginTexts = {
  title: 'Logg inn',
  lead: 'Bruk BankID for å se forsikringene dine. Da vet vi at det er deg, og at ingen andre får se dem.',
  next: 'Når du er logget inn, ser du hva du har, hva det koster, og om noe venter på deg.',
  neverAsked: 'Vi spør aldri om BankID-passordet ditt på telefon, SMS eller e-post.',
  frame: 'Innlogging',
  ownWindowLead: 'Får du ikke logget inn her?',
  ownWindow: 'Logg inn i et eget vindu',
};
