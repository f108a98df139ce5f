import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectReports } from '../../testing/collectReports';
import type { Environment } from '../environment/detectEnvironment';
import { createAddressPolicy } from './createAddressPolicy';

const BASE = 'https://www.demobanken.example/privat/forsikring/oversikt/';
const config = {
  trustedHosts: ['login.example', 'login.example:8443', 'localhost:4301'],
  logoutUrl: 'https://out.example/bye',
  monitoring: { dsn: 'https://monitoring.example/1' },
  distributor: {
    andreForsikringer: [{ title: 'Kort', readMoreUrl: 'https://card.example/about' }],
    info: {
      nettbankUrl: 'https://bank.example',
      bankHomeUrls: { NETTBANK: 'https://home.example/x' },
    },
  },
};
const policy = (environment: Environment = 'Production', base = BASE) =>
  createAddressPolicy({ config, environment, base });
const allowed = (address: string, environment?: Environment) =>
  policy(environment).safeHref('test', address);

const reports = collectReports();

describe('the address policy', () => {
  test.each([
    ['/logget-ut', 'https://www.demobanken.example/logget-ut'],
    ['https://www.demobanken.example/x?y=1', 'https://www.demobanken.example/x?y=1'],
    // The URL parser treats this as a relative path on our own origin.
    ['https:evil.example', 'https://www.demobanken.example/evil.example'],
    ['https://login.example/start?goto=%2Fx', 'https://login.example/start?goto=%2Fx'],
    ['https://login.example:8443/', 'https://login.example:8443/'],
    ['https://out.example/', 'https://out.example/'],
    ['https://bank.example/', 'https://bank.example/'],
    ['https://home.example/', 'https://home.example/'],
    ['https://card.example/', 'https://card.example/'],
  ])('allows %s', (address, href) => {
    expect(allowed(address)).toBe(href);
    expect(reports).toEqual([]);
  });

  test.each([
    ...['', ' '],
    ...['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
    ...['JaVaScRiPt:alert(1)', 'data:text/html,x', 'blob:https://www.demobanken.example/1'],
    ...['vbscript:x', 'intent://x#Intent;end', 'file:///etc/passwd'],
    ...['http://www.demobanken.example/', 'http://login.example/', 'http://localhost:4301/'],
    ...['//evil.example', '\\\\evil.example', '/\\evil.example'],
    'https://evil.example/login.example',
    // Named, but not as an address that customers follow.
    'https://monitoring.example/1',
    ...['https://login.example.evil.example/', 'https://evil-login.example/'],
    ...['https://login.example:444/', 'https://LOGIN.EXAMPLE.:443/', 'https://lоgin.example/'],
    ...['https://login.example@evil.example/', 'https://evil.example#@login.example'],
    ...['https://user@login.example/', 'https://:pass@login.example/'],
    ...['https://user:pass@www.demobanken.example/', 'https://', 'http://['],
  ])('refuses %j, and reports it without the address', (address) => {
    expect(allowed(address)).toBeUndefined();
    expect(reports).toEqual([{ kind: 'address', message: 'test is not an allowed address' }]);
  });

  test('compares trusted hosts in normalised form', () => {
    const { safeHref } = createAddressPolicy({
      config: { trustedHosts: ['LOGIN.example', 'other.example:443', 'not a host'] },
      environment: 'Production',
      base: BASE,
    });
    expect(safeHref('test', 'https://login.example/')).toBe('https://login.example/');
    expect(safeHref('test', 'https://other.example/')).toBe('https://other.example/');
    expect(safeHref('test', 'https://not/')).toBeUndefined();
  });

  test('allows http only in development, to trusted loopback hosts', () => {
    expect(allowed('http://localhost:4301/login', 'Dev')).toBe('http://localhost:4301/login');
    expect(allowed('http://localhost:4302/login', 'Dev')).toBeUndefined();
    expect(allowed('http://login.example/', 'Dev')).toBeUndefined();
    expect(allowed('http://localhost:4301/login', 'QA')).toBeUndefined();
  });

  test('returns undefined for a missing address, without a report', () => {
    expect(policy().safeHref('test', undefined)).toBeUndefined();
    expect(reports).toEqual([]);
  });

  test('allows no text that leads to an unnamed host', () => {
    const hosts = [
      ...['www.demobanken.example', 'login.example', 'login.example:8443', 'out.example'],
      ...['bank.example', 'home.example', 'card.example'],
    ];
    const schemes = fc.constantFrom(
      ...['', 'https:', 'http:', '//', 'https://', 'java\tscript:', 'https:/\\', '\\/'],
    );
    const rest = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom(...hosts),
      fc.webAuthority({ withUserInfo: true }),
    );
    fc.assert(
      fc.property(schemes, rest, (scheme, text) => {
        const href = allowed(scheme + text);
        if (href === undefined) return;
        const url = new URL(href);
        expect(url.protocol).toBe('https:');
        expect(hosts).toContain(url.host);
        expect(url.username + url.password).toBe('');
      }),
      { numRuns: import.meta.env.MODE === 'soak' ? 2_000 : 300 },
    );
  });
});
