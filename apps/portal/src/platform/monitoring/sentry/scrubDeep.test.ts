import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrubDeep, scrubText } from './scrubDeep';

test.each([
  [
    'https://bank.example/motor/detaljer/5501001?navn=Kari#x',
    'https://bank.example/motor/detaljer/{id}',
  ],
  ['GET /api/avtaler/E-7701?id=5501001', 'GET /api/avtaler/{id}'],
  ['/liv/12/detaljer', '/liv/{id}/detaljer'],
  [
    'DELETE /api/privat/forsikring/avtaleoversikt/tilbud/AB-77?x=1',
    'DELETE /api/privat/forsikring/avtaleoversikt/tilbud/{policyNumber}',
  ],
  ['https://bank.example?navn=Kari/x', 'https://bank.example'],
  ['//bank.example/AB12', '//bank.example/{id}'],
  ['{"url":"(/tilbud/AB12?x"}', '{"url":"(/tilbud/{id}"}'],
  ['kari@eksempel.no', '{email}'],
  ['018199–12345 og 018199/12345', '{number}/{id}'],
  ['Feil 404', 'Feil 404'],
  ['https://bank.example', 'https://bank.example'],
  ['https://bank.example/', 'https://bank.example/'],
  ['a//bank.example/AB12', 'a//bank.example/{id}'],
  ['a.b//api/AB12', 'a.b/api/{id}'],
  ['https://localhost/AB12', 'https://localhost/{id}'],
  ['https://bank.example/AB12?x', 'https://bank.example/{id}'],
  ['Kari', 'Kari'],
])('replaces %s by %s', (text, sent) => {
  expect(scrubDeep({ list: [{ text }] })).toEqual({ list: [{ text: sent }] });
});

test("keeps the service's own ids, numbers and styles", () => {
  const plain = {
    trace_id: '0123456789abcdef0123456789abcdef',
    span_id: '0123456789abcdef',
    chunk: '01234567-89ab-4def-8123-456789abcdef',
    timestamp: 1_700_000_000.123,
    attributes: { style: 'width: 12345px', d: 'M12 3a9 9 0 1 0 0 18' },
    none: null,
  };
  expect(scrubDeep(plain)).toEqual(plain);
});

test.each([
  '4111111111111111',
  'AB0123456789abcdef',
  '0123456789abcdef-01819912345',
  '0123456789abcdef 91234567',
])('masks the numbers of %s, which is no id of the service', (text) => {
  expect(scrubDeep(text)).not.toBe(text);
});

test('removes national ids, phone numbers and e-mail addresses from any text', () => {
  const text = fc.tuple(
    fc.string(),
    fc.constantFrom('01819912345', '91234567', 'kari@eksempel.no'),
  );
  fc.assert(
    fc.property(text, ([around, canary]) => {
      const sent = JSON.stringify(scrubDeep({ a: [`${around} ${canary} ${around}`] }));
      expect(sent).not.toContain(canary);
    }),
  );
});

test.each([
  ['https://bank.example/privat/forsikring/oversikt/Kari-Nordmann', '/ukjent'],
  ['/privat/forsikring/oversikt/sperre/Kari-Nordmann', '/sperre/:type'],
  ['/privat/forsikring/oversikt/feil/utilgjengelig', '/feil/utilgjengelig'],
  ['/privat/forsikring/oversikt/sperre/under18', '/sperre/under{number}'],
  ['/privat/forsikring/oversikt/sperre/under{number}', '/sperre/under{number}'],
  ['/privat/forsikring/oversikt/tilbud?navn=Kari', '/tilbud'],
  ['/privat/forsikring/oversikt/', '/'],
])('replaces the address %s by its page %s', (address, page) => {
  expect(scrubDeep(address)).toBe(
    `${address.startsWith('https') ? 'https://bank.example' : ''}/privat/forsikring/oversikt${page}`,
  );
});

const isNightly = import.meta.env.MODE === 'soak';
const PIECES = ['a', '/', '/a', '//', 'https://', '?', '#', '/?', 'a/b?c#d', '"/a'];

// Half a million characters take some milliseconds in linear time. Quadratic time would exceed the test's time limit.
test.each(isNightly ? [...PIECES, '/1', '/api/', ' /a'] : PIECES)(
  'scrubs half a million characters of %j',
  (piece) => {
    const text = piece.repeat(500_000 / piece.length);
    expect(scrubText(text).length).toBeLessThanOrEqual(4 * text.length);
    expect(scrubText(`/privat/forsikring/oversikt${text}`)).not.toBe('');
  },
);
