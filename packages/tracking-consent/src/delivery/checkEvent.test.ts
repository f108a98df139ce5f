import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { closedValue, code, label } from '../events/fields';
import { standardEvents } from '../events/standardEvents';
import { canaries, findCanaries } from '../testing/canaries';
import { checkEvent } from './checkEvent';

const numRuns = import.meta.env.MODE === 'soak' ? 5_000 : 300;
const PAGE = 'https://bank.example/privat/forsikring/oversikt';

/** The standard events, and one that takes further fields with closed values. */
const schemas = {
  ...standardEvents,
  Bestilling: v.objectWithRest({ produktType: code, produktNavn: label }, closedValue),
};

function check(name: string, fields: unknown, page = PAGE) {
  const problems: string[] = [];
  const result = checkEvent(schemas, { name, fields, page }, (error) =>
    problems.push(String(error)),
  );
  return { ...result, problems };
}

/** Every event with all its fields, as docs/specification/tracking.md#events lists them. */
const complete: [keyof typeof schemas, Record<string, unknown>, Record<string, unknown>?][] = [
  [
    'Sidevisning',
    { side: '/privat/forsikring/oversikt' },
    { side: '/privat/forsikring/oversikt', $current_url: PAGE },
  ],
  ['Komponentvisning', { komponent: 'Oversikt' }],
  ['Knappetrykk', { type: 'lenke', navn: 'Meld skade', hendelse: 'klikk', id: 'meld-skade' }],
  ['Bestilling', { produktType: 'BIL', produktNavn: 'Bil Pluss' }],
  ['Tilbakemelding', { tilbakemelding: 4, side: '/privat/forsikring', produkt: 'OVERSIKT' }],
  [
    'Skjemainput',
    { felt: 'bonus', verdi: '70', choices: ['60', '70'] },
    { felt: 'bonus', verdi: '70' },
  ],
  ['AB-test', { name: 'knapp', abTestVariant: 'b', side: '/privat/forsikring' }],
  ['$experiment_started', { 'Experiment name': 'knapp', 'Variant name': 'b' }],
  ['Statistikk', { name: 'lastetid', value: 1234.5 }],
];

/**
 * A name looks like any other words. These fields contain words that the product has written, and are
 * trusted; every other field refuses a name or leaves it out.
 */
const wordsOfTheProduct = new Set([
  ...['Sidevisning.side', 'Komponentvisning.komponent', 'Knappetrykk.navn'],
  ...['Bestilling.produktNavn', 'Tilbakemelding.side', 'AB-test.name', 'AB-test.abTestVariant'],
  ...['AB-test.side', '$experiment_started.Experiment name', '$experiment_started.Variant name'],
  ...['Statistikk.name'],
]);

test.each(complete)(
  'sends %s with exactly its fields, and reports others',
  (name, fields, sent = fields) => {
    expect(check(name, fields)).toEqual({ fields: sent, problems: [] });
    expect(check(name, { ...fields, melding: canaries.name })).toEqual({
      fields: sent,
      problems: [expect.stringContaining('fields that its schema does not allow')],
    });
  },
);

test.each(
  complete.flatMap(([name, fields]) =>
    Object.keys(fields).flatMap((field) =>
      Object.entries(canaries).map(
        ([kind, canary]) => [name, field, kind, canary, fields] as const,
      ),
    ),
  ),
)(
  'does not reveal, in %s with %s, a %s as a value or in a report',
  (name, field, kind, canary, fields) => {
    const value = Array.isArray(fields[field]) ? [canary] : canary;
    const { problems, ...result } = check(name, { ...fields, [field]: value });
    expect(findCanaries(problems.join())).toEqual([]);
    const trusted = kind === 'name' && wordsOfTheProduct.has(`${name}.${field}`);
    expect(findCanaries(JSON.stringify(result))).toEqual(trusted ? [canary] : []);
  },
);

describe('values that a person may have written', () => {
  test('are refused with their reason, also where several types are accepted', () => {
    for (const [tilbakemelding, reason] of [
      ['Jeg heter Kanari Fugleberg', 'INVALID'],
      [[1, canaries.name], 'INVALID'],
      [canaries.policyNumber, 'PERSONAL_DATA'],
    ]) {
      expect(check('Tilbakemelding', { tilbakemelding })).toMatchObject({ reason });
    }
    expect(check('Statistikk', { name: 'a', value: 4_400_100 })).toMatchObject({
      reason: 'PERSONAL_DATA',
    });
  });

  test('sends a form field without the typed text', () => {
    expect(check('Skjemainput', { felt: 'fornavn', verdi: 'Kanari' })).toEqual({
      fields: { felt: 'fornavn' },
      problems: [],
    });
    expect(check('Skjemainput', { felt: 'fornavn', verdi: 'Kanari', choices: ['Ja'] })).toEqual({
      fields: { felt: 'fornavn' },
      problems: [],
    });
  });

  test('sends a purchase with the closed values and numbers that the caller adds', () => {
    const fields = {
      produktType: 'BIL',
      produktNavn: 'Bil',
      betaling: 'EFAKTURA_MÅNED',
      antall: 2,
      rabatt_sats: -12.5,
      premie: 1234.56,
      egenandel: 100_000,
      gjensalg: false,
    };
    expect(check('Bestilling', fields)).toEqual({ fields, problems: [] });
  });

  test('sends a purchase without added fields that have no value', () => {
    const fields = { produktType: 'BIL', produktNavn: 'Bil', betaling: null, antall: undefined };
    expect(check('Bestilling', fields)).toEqual({
      fields: { produktType: 'BIL', produktNavn: 'Bil' },
      problems: [],
    });
  });

  test.each<[string, unknown]>([
    ['betaling', 'Kari Nordmann'],
    ['betaling', 'kari'],
    ['betaling', 'KARI@EKSEMPEL'],
    ['betaling', 'A'.repeat(41)],
    ['betaling', ''],
    ['avtale', '5501001'],
    ['avtale', 5_501_001],
    ['avtale', 10_190.49912],
    ['avtale', 0.01019049912],
    ['avtale', 1e21],
    ['avtale', 1e-7],
    ['avtale', Number.NaN],
    ['avtale', [1, 0, 1, 9, 0, 4, 9, 9, 1, 2]],
    ['kunde', { navn: 'KARI' }],
    ['Kari Nordmann', true],
    ['kari@eksempel.no', true],
    ['avtale5501001', true],
    ['$email', true],
    ['a'.repeat(41), true],
    ['', true],
  ])('sends a purchase without the added field %j with the value %j', (field, value) => {
    const fields = { produktType: 'BIL', produktNavn: 'Bil', [field]: value };
    expect(check('Bestilling', fields)).toEqual({
      fields: { produktType: 'BIL', produktNavn: 'Bil' },
      problems: [
        'TypeError: Bestilling has fields that its schema does not allow; they were left out',
      ],
    });
  });

  test.each(['BIL', 'LOFAVOR_KJAELEDYR', 'UFØRE', 'AB', 'A'.repeat(40)])(
    'sends a purchase of the product code %s',
    (produktType) => {
      const fields = { produktType, produktNavn: 'Bil' };
      expect(check('Bestilling', fields)).toEqual({ fields, problems: [] });
    },
  );

  test.each(['bil', 'A', 'A'.repeat(41), 'BIL 1', 'BIL1', 'BIL\n', ''])(
    'drops a purchase of the invalid product code %j',
    (produktType) => {
      const fields = { produktType, produktNavn: 'Bil' };
      expect(check('Bestilling', fields)).toMatchObject({ reason: 'INVALID' });
    },
  );

  test.each([
    ['Knappetrykk', { type: 'bilde', navn: 'B', hendelse: 'klikk' }],
    ['Knappetrykk', { type: 'lenke', navn: 'B', hendelse: 'Kanari' }],
    ['Knappetrykk', { type: 'lenke', navn: 'B', hendelse: 'klikk', id: 'Kjop' }],
    ['Knappetrykk', { type: 'lenke', navn: 'B', hendelse: 'klikk', id: '4a' }],
  ])('drops %s with the unlisted values %j', (name, fields) => {
    expect(check(name, fields)).toMatchObject({ reason: 'INVALID' });
  });
});

test('drops more than six digits, in texts and numbers alike', () => {
  for (const figure of [100_000, -100_000, 999_999, -999_999, 1_000_000, -1_000_000, 1e15]) {
    const refused = 'reason' in check('Statistikk', { name: 'a', value: figure });
    const text = String(figure);
    expect(refused, text).toBe('reason' in check('Komponentvisning', { komponent: text }));
    expect(refused, text).toBe(Math.abs(figure) >= 1_000_000);
  }
});

describe('ordinary values', () => {
  test.each(['Annet merke', 'Opptil 100 000 kr', 'Vet ikke', '2024–2025'])(
    'sends the listed choice %j',
    (verdi) => {
      expect(check('Skjemainput', { felt: 'merke', verdi, choices: ['Volvo', verdi] })).toEqual({
        fields: { felt: 'merke', verdi },
        problems: [],
      });
    },
  );

  test.each(Object.values(canaries).filter((canary) => canary !== canaries.name))(
    'does not send %j because it is in the list of choices',
    (verdi) => {
      expect(check('Skjemainput', { felt: 'a', verdi, choices: [verdi] })).toMatchObject({
        reason: 'PERSONAL_DATA',
      });
    },
  );

  test.each([1, 5, 'ja'])('sends feedback with the value %j', (tilbakemelding) => {
    expect(check('Tilbakemelding', { tilbakemelding })).toMatchObject({
      fields: { tilbakemelding },
      problems: [],
    });
    expect(check('Tilbakemelding', { tilbakemelding: [tilbakemelding] })).toMatchObject({
      fields: { tilbakemelding: [tilbakemelding] },
    });
  });

  test('sends feedback without its missing product', () => {
    const result = check('Tilbakemelding', { tilbakemelding: 4, side: '/a', produkt: null });
    expect(result).toEqual({ fields: { tilbakemelding: 4, side: '/a' }, problems: [] });
  });
});

test('reports the names of event and field, never the value', () => {
  expect(check('Statistikk', { name: canaries.email, value: 1 }).problems).toEqual([
    'TypeError: An event was dropped: Statistikk.name is PERSONAL_DATA',
  ]);
});

test('scrubs paths and addresses', () => {
  const address = 'https://kari:hemmelig@bank.example/bil/4400100/kari@example.no?fnr=1#navn';
  const side = '/bil/{number}/{text}';
  const scrubbed = { side, $current_url: `https://bank.example${side}` };
  expect(check('Sidevisning', {}, address)).toEqual({ fields: scrubbed, problems: [] });
  const given = { side: '/bil/4400100/kari@example.no?fnr=1#navn' };
  expect(check('Sidevisning', given, 'about:blank')).toEqual({
    fields: { side, $current_url: '' },
    problems: [],
  });
});

test('never throws and never sends a long number, whatever the caller passes', () => {
  const names = fc.oneof(fc.constantFrom(...complete.map(([name]) => name)), fc.string());
  const text = fc.oneof(fc.string(), fc.constantFrom(...Object.values(canaries)));
  const value = fc.oneof(fc.anything(), text, fc.array(text));
  const known = [...new Set(complete.flatMap(([, fields]) => Object.keys(fields)))];
  const fields = fc.dictionary(fc.constantFrom(...known, '__proto__', 'constructor'), value);
  fc.assert(
    fc.property(names, fc.oneof(fields, fc.anything()), fc.webUrl(), (name, given, page) => {
      const result = check(name, given, page);
      const sent = 'fields' in result ? Object.values(result.fields).flat() : [];
      const { host } = new URL(page);
      for (const item of sent) {
        if (typeof item === 'number') expect(Math.abs(item)).toBeLessThan(1_000_000);
        else expect(String(item).replace(host, '')).not.toMatch(/\p{Nd}{7}/u);
      }
    }),
    { numRuns },
  );
});
