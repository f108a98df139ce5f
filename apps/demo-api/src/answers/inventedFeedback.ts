import { type ReceivedFeedback, UNINTENDED } from '@forsikring/api-client/insurer';

const DAY_MS = 86_400_000;
const OVERVIEW = { productCode: 'OVERSIKT', page: '/privat/forsikring/oversikt/' };
const OTHERS = {
  productCode: 'ANDRE_FORSIKRINGER',
  page: '/privat/forsikring/oversikt/andre-forsikringer',
};

/** How many days ago, the value, and the text. A value alone was left without a press on Send. */
const OVERVIEW_ANSWERS: readonly [daysAgo: number, value: number, text?: string][] = [
  [1, 4, ''],
  [1, 5, 'Oversiktlig og raskt. Fant prisen på bilforsikringen med en gang.'],
  [2, 4, ''],
  [3, 2, 'Jeg leter etter forsikringsbeviset, men finner bare vilkårene.'],
  [4, 5, ''],
  [6, 4, 'Fint at alle forsikringene står samlet. Skulle gjerne sett når de fornyes.'],
  [8, 5],
  [9, 3, 'Greit nok, men det er mye å bla gjennom på mobilen.'],
  [11, 4, ''],
  [13, 5, 'Veldig bra at det står hva jeg betaler i året til sammen!'],
  [16, 4, ''],
  [18, 1, 'Siden lastet ikke første gang, og jeg måtte logge inn på nytt.'],
  [20, 4],
  [23, 3, ''],
  [26, 4, 'Enkelt å melde skade herfra.'],
  [31, 2, 'Skjønner ikke forskjellen på egenandel og skadefri kjøring.'],
  [34, 4, ''],
  [39, 3, ''],
  [41, 4, ''],
  [45, 2, 'Vanskelig å se hvilken adresse innboforsikringen gjelder for.'],
];

const OTHERS_ANSWERS: readonly [daysAgo: number, value: string, text?: string][] = [
  [2, 'ja', ''],
  [3, 'ja', ''],
  [5, 'ja', 'Visste ikke at jeg hadde reiseforsikring gjennom jobben.'],
  [7, 'nei', 'Jeg lurer på hvem som er dekket av gruppelivsforsikringen.\nDet står ingen steder.'],
  [12, 'ja', ''],
  [15, 'ja'],
  [21, 'nei', 'Savner et telefonnummer til den som har avtalen.'],
  [29, 'ja', ''],
  [37, 'nei', ''],
  [44, 'nei'],
];

/** Creates invented answers for the weeks before `now`, so that the page of answers is not empty. */
export function inventedFeedback(now: number): Map<string, ReceivedFeedback> {
  const answers = [
    ...OVERVIEW_ANSWERS.map((answer) => [OVERVIEW, answer] as const),
    ...OTHERS_ANSWERS.map((answer) => [OTHERS, answer] as const),
  ];
  return new Map(
    answers.map(([asked, [daysAgo, value, text]], index) => {
      // Some hours apart, so that they do not look generated.
      const receivedAt = now - daysAgo * DAY_MS - ((index * 97) % 480) * 60_000;
      const key = `oppdiktet-${index + 1}${text === undefined ? UNINTENDED : ''}`;
      return [key, { ...asked, feedbackValue: String(value), text: text ?? '', receivedAt }];
    }),
  );
}
