import { distributors, portalConfig } from '@forsikring/demo-api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectReports } from '../../testing/collectReports';
import { brands } from '../branding/brands';
import { loadAppConfig } from './loadAppConfig';

/** Reads the configuration of a page that has this text. */
function loadText(config: string) {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = 'app-config';
  block.textContent = config;
  page.head.append(block);
  return loadAppConfig(page);
}
const load = (config: object) => loadText(JSON.stringify(config));

const reports = collectReports();

describe('the configuration', () => {
  test('is read without changes for every demo distributor, and names an existing brand', async () => {
    for (const distributor of distributors) {
      const raw = portalConfig(distributor, {
        portal: 'http://localhost',
        login: 'http://localhost:1',
      });
      const config = await load(raw);
      expect(raw).toMatchObject(JSON.parse(JSON.stringify(config)));
      expect(config.distributor?.info?.loggUtUrl).toBe('/logget-ut');
      expect(brands.map(({ shortname }) => shortname)).toContain(config.distributor?.theme);
    }
  });

  test('is read without values that are missing or have the wrong type', async () => {
    const config = await load({
      ...{ apiHost: 7, features: { a: true, b: 'true' } },
      distributor: { name: null, theme: 'sb1' },
    });
    expect(config.apiHost).toBeUndefined();
    expect(config.features).toEqual({ a: undefined, b: 'true' });
    expect(config.distributor).toMatchObject({ theme: 'sb1' });
  });

  test('treats empty strings as missing, at every depth', async () => {
    const empty = { title: '', description: ' ', url: '', urlText: '' };
    const config = await load({
      jumpUrl: '',
      privacyUrl: ' \n',
      optInCookieNames: ['', 'sb1-optin-v3'],
      analytics: { token: '' },
      distributor: {
        shortname: '',
        info: { nettbankUrl: '', bankHomeUrls: { MOBILBANK: '' } },
        oversiktConfig: {
          taskCards: { skrytebokser: { testUtmerkelserContent: empty } },
        },
        andreForsikringer: [{ title: 'Kort', description: '', readMoreUrl: '' }],
        kontaktinfo: { telefon: '', epost: 'hjelp@bank.example' },
      },
    });
    expect(JSON.parse(JSON.stringify(config))).toEqual({
      optInCookieNames: ['sb1-optin-v3'],
      distributor: {
        info: { bankHomeUrls: {} },
        oversiktConfig: { taskCards: { skrytebokser: {} } },
        andreForsikringer: [{ title: 'Kort' }],
        kontaktinfo: { epost: 'hjelp@bank.example' },
      },
    });
  });

  test("keeps an empty apiHost, which means the page's own origin", async () => {
    const config = await load({ apiHost: '', analytics: { apiHost: '', token: 't' } });
    expect(config.apiHost).toBe('');
    expect(config.analytics).toEqual({ token: 't' });
    expect((await load({ apiHost: ' ' })).apiHost).toBeUndefined();
  });

  test('keeps the other opening hours when one row has no time', async () => {
    const apningstider = [
      { dag: 'Man–fre', tid: '08–20' },
      { dag: 'Søndag', tid: '' },
    ];
    const config = await load({ distributor: { kontaktinfo: { apningstider } } });
    expect(config.distributor?.kontaktinfo?.apningstider).toEqual(apningstider.slice(0, 1));
  });

  test('leaves out invalid items of a list, and reports them by their index', async () => {
    const andreForsikringer = [{ title: 'Kort' }, { title: 7 }, null];
    const config = await load({ distributor: { andreForsikringer } });
    expect(config.distributor?.andreForsikringer).toEqual([{ title: 'Kort' }]);
    expect(reports.map(({ message }) => message)).toEqual([
      'AppConfig andreForsikringer[1] has an unknown shape',
      'AppConfig andreForsikringer[2] has an unknown shape',
    ]);
  });

  test.each(['', '{', '[]', 'null', '7', '"text"', '<!doctype html>'])(
    'rejects %j',
    async (text) => {
      await expect(loadText(text)).rejects.toMatchObject({ name: 'ConfigError' });
    },
  );

  test('reads any JSON, or rejects with a ConfigError', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        const error = await loadText(json).then(
          () => undefined,
          (reason: Error) => reason,
        );
        if (error) expect(error.name).toBe('ConfigError');
      }),
    );
  });
});
