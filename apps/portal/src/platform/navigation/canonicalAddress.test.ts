import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalAddress, isBelowBase, isPortalPage } from './canonicalAddress';

const at = (pathname: string, search = '', hash = '') =>
  canonicalAddress({ pathname, search, hash });

test.each([
  ['//privat/forsikring/oversikt/', '/privat/forsikring/oversikt/'],
  ['/privat//forsikring///oversikt', '/privat/forsikring/oversikt'],
  ['/%70rivat/forsikring/oversikt/tilbud', '/privat/forsikring/oversikt/tilbud'],
  ['/privat%2Fforsikring/oversikt/', '/privat/forsikring/oversikt/'],
  ['/privat/forsikring/oversikt//tilbud', '/privat/forsikring/oversikt/tilbud'],
  ['/privat//forsikring/oversikt/feil/a%2Fb%20c', '/privat/forsikring/oversikt/feil/a%2Fb%20c'],
])('replaces %s by %s', (pathname, canonical) => {
  expect(at(pathname)).toBe(canonical);
  expect(at(pathname, '?fromLo=1', '#side')).toBe(`${canonical}?fromLo=1#side`);
});

test.each([
  '/privat/forsikring/oversikt',
  '/privat/forsikring/oversikt/',
  '/privat/forsikring/oversikt/feil/a%2Fb',
  '/privat/forsikring/oversiktene',
  '/Privat/forsikring/oversikt/',
  '/privat/%E0%A4%A/oversikt/',
  '/',
])('returns undefined for %s, which is canonical or not a page of the portal', (pathname) => {
  expect(at(pathname)).toBeUndefined();
});

test('finds the pages of the portal in every spelling, and no other page of the host', () => {
  const portalPages = ['/tilbud', '//privat/forsikring/oversikt/', '/privat%2Fforsikring/oversikt']
    .concat(['/privat/forsikring/oversikt', '/privat/forsikring/oversikt/tilbud?a=1'])
    .filter((path) => isPortalPage(new URL(`https://portal.example${path}`)));
  expect(portalPages).toHaveLength(4);
});

test('returns only canonical addresses of pages on our own host', () => {
  const step = fc.constantFrom(
    ...['privat', 'forsikring', 'oversikt', '%70rivat', 'tilbud', '', '%2F', '..'],
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 7 }), (steps) => {
      const { pathname, origin } = new URL(`https://portal.example/${steps.join('/')}`);
      const canonical = at(pathname);
      if (canonical === undefined) return;
      const url = new URL(canonical, origin);
      expect(url.origin).toBe(origin);
      expect(isBelowBase(url)).toBe(true);
      expect(at(url.pathname)).toBeUndefined();
    }),
  );
});
