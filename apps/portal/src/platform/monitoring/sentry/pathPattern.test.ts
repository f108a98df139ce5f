import { calls } from '@forsikring/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathPattern } from './pathPattern';
import { scrubText } from './scrubDeep';

const OFFERS = '/api/privat/forsikring/avtaleoversikt/tilbud';

test.each(['AB-7701', '5501001', 'ABCDEF', 'E%2F12', 'AB–77', 'kari@eksempel.no'])(
  "replaces the policy number %s in a call's path by the parameter's name",
  (policyNumber) => {
    expect(pathPattern(`${OFFERS}/${policyNumber}`)).toBe(`${OFFERS}/{policyNumber}`);
  },
);

const PATTERNS = Object.values(calls).map(({ path }) => path);
const asWritten = (pattern: string) => pattern.replace(/\{\w+\}/g, 'ABCDEF');

test.each(PATTERNS)('keeps the pattern %s', (path) => {
  expect(pathPattern(path)).toBe(path);
});

test.each([
  ['a trailing slash', (path: string) => `${path}/`],
  ['two trailing slashes', (path: string) => `${path}//`],
  ['doubled slashes', (path: string) => path.replaceAll('/', '//')],
  ["apiHost's path in front", (path: string) => `/bank${path}`],
  ['a longer apiHost path in front', (path: string) => `/bank/7701/v2${path}`],
  ["apiHost's path and doubled slashes", (path: string) => `/bank/${path}/`],
])("returns each call's pattern for paths with %s", (_, change) => {
  for (const pattern of PATTERNS) {
    const path = change(asWritten(pattern));
    expect(pathPattern(path), path).toBe(pattern);
    expect(scrubText(`GET ${path} responded with 500`), path).toBe(
      `GET ${pattern} responded with 500`,
    );
    const address = `https://bank.example${path}?id=ABCDEF`;
    expect(scrubText(address), address).toBe(`https://bank.example${pattern}`);
  }
});

test.each([
  ['/api/avtaler/E-7701', '/api/avtaler/{id}'],
  [`${OFFERS}/AB-7701/detaljer`, `${OFFERS}/{id}/detaljer`],
  ['/privat/forsikring/motor/detaljer/AB12', '/privat/forsikring/motor/detaljer/{id}'],
  ['/liv/12/detaljer/%EF%BC%91', '/liv/{id}/detaljer/{id}'],
  ['/privat/forsikring/oversikt/tilbud', '/privat/forsikring/oversikt/tilbud'],
  ['//privat//forsikring/oversikt/ABCDEF/', '/privat/forsikring/oversikt/ukjent'],
  ['/privat/forsikring/oversikt/AB-7701', '/privat/forsikring/oversikt/ukjent'],
  ['/privat/forsikring/oversikt/assets/7701/AB-1.js', '/privat/forsikring/oversikt/ukjent'],
  [
    '/privat/forsikring/oversikt/assets/index-BMZz1234.js',
    '/privat/forsikring/oversikt/assets/index-BMZz1234.js',
  ],
])('replaces %s by %s', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern);
});

test('leaves no digits in paths that are neither calls nor build files', () => {
  const segment = fc.stringMatching(/^[A-Za-zÆØÅæøå0-9-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), (segments) => {
      expect(pathPattern(`/ekstern/${segments.join('/')}`)).not.toMatch(/\d/);
    }),
  );
});
