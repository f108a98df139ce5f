import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectReports } from '../../testing/collectReports';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { createAddressPolicy } from './createAddressPolicy';

const BASE = 'https://www.demobanken.example/privat/forsikring/oversikt/';
const trustedHosts = ['login.example', 'login.example:8443', 'localhost:4301'];
const policyOf = (config: AppConfig, environment: Environment = 'Production', base = BASE) =>
  createAddressPolicy({ config, environment, base });
const allowed = (address: string, environment?: Environment) =>
  policyOf({ trustedHosts }, environment).safeHref('test', address);

const reports = collectReports();

describe('the address policy', () => {
  test.each([
    ['/logget-ut', 'https://www.demobanken.example/logget-ut'],
    ['https://www.demobanken.example/x?y=1', 'https://www.demobanken.example/x?y=1'],
    // The URL parser treats this as a relative path on our own origin.
    ['https:evil.example', 'https://www.demobanken.example/evil.example'],
    ['https://login.example/start?goto=%2Fx', 'https://login.example/start?goto=%2Fx'],
    ['https://login.example:8443/', 'https://login.example:8443/'],
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
    const { safeHref } = policyOf({
      trustedHosts: ['LOGIN.example', 'other.example:443', 'not a host'],
    });
    expect(safeHref('test', 'https://login.example/')).toBe('https://login.example/');
    expect(safeHref('test', 'https://other.example/')).toBe('https://other.example/');
    expect(safeHref('test', 'https://not/')).toBeUndefined();
  });

  test('returns undefined for a missing address, without a report', () => {
    expect(policyOf({}).safeHref('test', undefined)).toBeUndefined();
    expect(reports).toEqual([]);
  });

  test('allows no text that leads to an unnamed host', () => {
    const hosts = ['www.demobanken.example', 'login.example', 'login.example:8443'];
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

describe('the configuration of the address policy', () => {
  const addressKeys = [
    ...(['unauthorizedUrl', 'timeoutUrl', 'logoutUrl', 'loginUrl'] as const),
    ...(['jumpUrl', 'jumpFallbackUrl', 'eikaDetailsUrl', 'reportClaimUrl'] as const),
    ...(['priceComparisonUrl', 'privacyUrl', 'maintenanceCalendarUrl'] as const),
    ...(['healthDeclarationUrl', 'acceptOffersUrl', 'consentLogUrl'] as const),
  ];
  const address = 'https://named.example/page?x=1';
  const ofTaskCards = (taskCards: object) => ({ oversiktConfig: { taskCards } });
  const box = { title: 'Best i test', url: address };
  const rows: [key: string, config: AppConfig][] = [
    ...addressKeys.map((key): [string, AppConfig] => [key, { [key]: address }]),
    ...Object.entries({
      'info.loggUtUrl': { info: { loggUtUrl: address } },
      'info.nettbankUrl': { info: { nettbankUrl: address } },
      'info.bankHomeUrls': { info: { bankHomeUrls: { MOBILBANK: address } } },
      'andreForsikringer.reportClaimUrl': {
        andreForsikringer: [{ title: 'Reise', reportClaimUrl: address }],
      },
      'andreForsikringer.readMoreUrl': {
        andreForsikringer: [{ title: 'Reise', readMoreUrl: address }],
      },
      'taskCards.bedriftsportalUrl': ofTaskCards({ bedriftsportalUrl: address }),
      'skrytebokser.testUtmerkelserContent.url': ofTaskCards({
        skrytebokser: { testUtmerkelserContent: box },
      }),
      'skrytebokser.kundefordelerContent.url': ofTaskCards({
        skrytebokser: { kundefordelerContent: box },
      }),
    }).map(([key, distributor]): [string, AppConfig] => [key, { distributor }]),
  ];

  test.each(rows)('allows addresses on the host of %s', (_, config) => {
    const { safeHref } = policyOf(config);
    expect(safeHref('test', 'https://named.example/other')).toBe('https://named.example/other');
    expect(safeHref('test', 'https://unnamed.example/')).toBeUndefined();
  });

  test.each([
    ['without a distributor', {}],
    ['with an empty distributor', { distributor: {} }],
    ['without boxes', { distributor: { oversiktConfig: { taskCards: { skrytebokser: {} } } } }],
    ['without task cards', { distributor: { oversiktConfig: {} } }],
    ['with an address that cannot be parsed', { logoutUrl: 'logget-ut' }],
  ] satisfies [string, AppConfig][])('allows only its own origin %s', (_, config) => {
    const { safeHref } = policyOf(config);
    const own = 'https://www.demobanken.example/logget-ut';
    expect(safeHref('test', '/logget-ut')).toBe(own);
    expect(safeHref('test', 'https://undefined/')).toBeUndefined();
    expect(safeHref('test', 'https://logget-ut/')).toBeUndefined();
  });

  test('does not allow the hosts of the API, analytics, dialogs and monitoring', () => {
    const { safeHref } = policyOf({
      apiHost: 'https://api.example',
      analytics: { token: 't', apiHost: 'https://collect.example' },
      optInDialogOrigins: ['https://dialog.example'],
      monitoring: { dsn: 'https://monitoring.example/1' },
    });
    for (const host of ['api', 'collect', 'dialog', 'monitoring'])
      expect(safeHref('test', `https://${host}.example/`)).toBeUndefined();
  });
});

describe('http in development', () => {
  const hosts = ['localhost:1', '127.0.0.1:1', '[::1]:1', 'portal.localhost:1'];
  const remote = [
    ...['localhost.example:1', 'notlocalhost:1', '127.0.0.10:1', '127x0.0.1:1', '[::11]:1'],
  ];

  test('is allowed to trusted loopback hosts alone, and in no other environment', () => {
    expect(allowed('http://localhost:4301/login', 'Dev')).toBe('http://localhost:4301/login');
    expect(allowed('http://localhost:4302/login', 'Dev')).toBeUndefined();
    expect(allowed('http://login.example/', 'Dev')).toBeUndefined();
    expect(allowed('http://localhost:4301/login', 'QA')).toBeUndefined();
  });

  test.each(hosts)('is allowed to %s, a trusted loopback host', (host) => {
    const { safeHref } = policyOf({ trustedHosts: hosts }, 'Dev');
    expect(safeHref('test', `http://${host}/`)).toBe(`http://${host}/`);
  });

  test.each([...remote, '.localhost:1'])('is not allowed to %s, though it is trusted', (host) => {
    const { safeHref } = policyOf({ trustedHosts: [host, ...hosts] }, 'Dev');
    expect(safeHref('test', `http://${host}/`)).toBeUndefined();
  });

  test('is not allowed to a loopback host that only an address of the configuration names', () => {
    const { safeHref } = policyOf({ loginUrl: 'http://localhost:1/' }, 'Dev');
    expect(safeHref('test', 'http://localhost:1/')).toBeUndefined();
  });

  test('is the only scheme besides https that is allowed to a loopback host', () => {
    const { safeHref } = policyOf({ trustedHosts: hosts }, 'Dev');
    expect(safeHref('test', 'ftp://localhost:1/')).toBeUndefined();
    expect(safeHref('test', 'ws://localhost:1/')).toBeUndefined();
  });

  test('is the only scheme that is allowed to an own origin with http', () => {
    const { safeHref } = policyOf({}, 'Dev', 'http://localhost:2/privat/');
    expect(safeHref('test', 'http://localhost:2/x')).toBe('http://localhost:2/x');
    expect(safeHref('test', 'blob:http://localhost:2/1')).toBeUndefined();
    expect(safeHref('test', 'ftp://localhost:2/x')).toBeUndefined();
  });
});
