/** Creates the consent texts, for bank customers or others. */
export function consentTexts(bankCustomer: boolean) {
  const who = bankCustomer ? 'banken og forsikringsselskapet' : 'forsikringsselskapet';
  return [
    {
      samtykke: 'MARKETING',
      tittel: 'Markedsføring',
      ingress: `Vil du høre fra ${who} om tilbud og nyheter?`,
      tekst: 'Du kan når som helst ombestemme deg her.',
    },
    {
      samtykke: 'CROSS_DOMAIN',
      tittel: 'Deling av opplysninger',
      ingress: 'Kan vi bruke opplysninger på tvers for å gi deg bedre råd?',
      tekst: 'Vi deler aldri helseopplysninger.',
    },
  ];
}
