import { beforeEach, describe, expect, test } from 'vitest';
import type { AppConfig } from '../config/AppConfig';
import { connectReports } from '../monitoring/report';
import { createAddressPolicy } from './createAddressPolicy';

beforeEach(() => connectReports(() => {}));

const policyOf = (
  config: AppConfig,
  base = 'https://www.demobanken.example/privat/forsikring/',
  environment: 'Production' | 'Dev' = 'Production',
) => createAddressPolicy({ config, environment, base });

describe('the address policy', () => {
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

  test('does not allow the hosts of the API, analytics and dialogs', () => {
    const { safeHref } = policyOf({
      apiHost: 'https://api.example',
      analytics: { token: 't', apiHost: 'https://collect.example' },
      optInDialogOrigins: ['https://dialog.example'],
    });
    for (const host of ['api', 'collect', 'dialog'])
      expect(safeHref('test', `https://${host}.example/`)).toBeUndefined();
  });
});

describe('http in development', () => {
  const hosts = ['localhost:1', '127.0.0.1:1', '[::1]:1', 'portal.localhost:1'];
  const remote = [
    ...['localhost.example:1', 'notlocalhost:1', '127.0.0.10:1', '127x0.0.1:1', '[::11]:1'],
  ];

  test.each(hosts)('is allowed to %s, a trusted loopback host', (host) => {
    const { safeHref } = policyOf({ trustedHosts: hosts }, undefined, 'Dev');
    expect(safeHref('test', `http://${host}/`)).toBe(`http://${host}/`);
  });

  test.each([...remote, '.localhost:1'])('is not allowed to %s, though it is trusted', (host) => {
    const { safeHref } = policyOf({ trustedHosts: [host, ...hosts] }, undefined, 'Dev');
    expect(safeHref('test', `http://${host}/`)).toBeUndefined();
  });

  test('is not allowed to a loopback host that only an address of the configuration names', () => {
    const { safeHref } = policyOf({ loginUrl: 'http://localhost:1/' }, undefined, 'Dev');
    expect(safeHref('test', 'http://localhost:1/')).toBeUndefined();
  });

  test('is the only scheme besides https that is allowed to a loopback host', () => {
    const { safeHref } = policyOf({ trustedHosts: hosts }, undefined, 'Dev');
    expect(safeHref('test', 'ftp://localhost:1/')).toBeUndefined();
    expect(safeHref('test', 'ws://localhost:1/')).toBeUndefined();
  });

  test('is the only scheme that is allowed to an own origin with http', () => {
    const { safeHref } = policyOf({}, 'http://localhost:2/privat/', 'Dev');
    expect(safeHref('test', 'http://localhost:2/x')).toBe('http://localhost:2/x');
    expect(safeHref('test', 'blob:http://localhost:2/1')).toBeUndefined();
    expect(safeHref('test', 'ftp://localhost:2/x')).toBeUndefined();
  });
});
