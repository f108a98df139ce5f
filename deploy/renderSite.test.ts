/** Tests the site that `deploy/` renders from a build and a configuration, and the rejected input. */
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { checkConfig } from './checkConfig';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { type RenderOptions, renderSite } from './renderSite';
import { replaceFolder } from './replaceFolder';
import { resolverOf } from './resolverOf';

let folder: string;
let dist: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-site-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<head></head>');
  writeFileSync(join(dist, 'assets/a.js'), 'x'.repeat(1000));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const out = () => join(folder, 'site');
const origins = ['https://www.bank.example'];
const upstream = 'http://insurer:8000';
const resolver = ['192.0.2.1'];
const render = (config: object = {}, options: Partial<RenderOptions> = {}) =>
  renderSite({ dist, config, out: out(), origins, upstream, resolver, ...options });
const page = () =>
  readFileSync(join(out(), 'site/plain/privat/forsikring/oversikt/index.html'), 'utf8');

test('a render replaces the existing site, and leaves no other files', async () => {
  await render({ loginUrl: '/first' });
  const { conf, dropped } = await render({ loginUrl: '/second' });
  assert.match(page(), /"loginUrl":"\/second"/);
  assert.equal(conf, join(out(), 'nginx.conf'));
  assert.deepEqual(dropped, []);
  const beside = readdirSync(folder).filter((name) => name.startsWith('.site-'));
  assert.equal(beside.length, 1);
});

test('the page has the style sheet of its brand alone, and the fonts that every page needs', async () => {
  mkdirSync(join(dist, 'assets/brands'));
  const face = (font: string, range = '') =>
    `@font-face{font-family:A;src:url(/privat/forsikring/oversikt/assets/${font}.woff2)format("woff2")${range}}`;
  const faces = `${face('a')}${face('a-ext', ';unicode-range:U+100-130')}@font-face{src:local(Arial)}`;
  for (const name of ['eika', 'more'])
    writeFileSync(join(dist, `assets/brands/${name}-Ab1_-2cd.css`), name === 'eika' ? faces : '');
  const linksOf = async (theme?: string) => {
    await render({ distributor: { theme } });
    return page().match(/<link [^>]*>/g);
  };
  assert.deepEqual(await linksOf('eika'), [
    '<link rel="preload" as="style" href="/privat/forsikring/oversikt/assets/brands/eika-Ab1_-2cd.css">',
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/privat/forsikring/oversikt/assets/a.woff2">',
  ]);
  for (const unknown of ['ei', 'ukjent', '', undefined]) assert.equal(await linksOf(unknown), null);
});

test('a failed render does not change the existing site', async () => {
  await render({ loginUrl: '/first' });
  const before = readdirSync(folder);
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  const [bank, other] = ['https://www.bank.example', 'https://m.bank.example'];
  const bad: [options: Partial<RenderOptions>, message: RegExp][] = [
    [{ dist: broken }, /broken is not a build/],
    [{ dist: join(folder, 'absent') }, /absent/],
    [{ config: [] }, /not a JSON object/],
    [{ config: { loginUrl: 'javascript:alert(1)' } }, /loginUrl: must be/],
    [{ listen: '80; include /etc/passwd' }, /listen cannot be/],
    [{ upstream: 'http://insurer/; return 200' }, /upstream cannot be/],
    [{ upstream: 'http://insurer:80000' }, /upstream cannot be/],
    [{ upstream: 'https://192.0.2.1' }, /upstream needs a host name/],
    [{ upstream: 'HTTPS://192.0.2.1' }, /upstream needs a host name/],
    [{ upstreamCa: '/ca; return 200' }, /upstreamCa cannot be/],
    [{ upstreamCa: 'ca.pem' }, /upstreamCa cannot be/],
    [{ listen: '99999' }, /listen cannot be/],
    [{ listen: 'portal:8080' }, /listen cannot be/],
    [{ resolver: ['192.0.2.1; return 200'] }, /resolver cannot be/],
    ...['dns.bank.example', 'fe80::1', '127.0.0.1:99999', '999.0.2.1'].map(
      (resolver): [Partial<RenderOptions>, RegExp] => [
        { resolver: [resolver] },
        /resolver cannot be/,
      ],
    ),
    [{ resolver: [] }, /resolver is needed/],
    [{ connectionsPerAddress: 0 }, /connectionsPerAddress cannot be 0/],
    [{ connectionsPerAddress: 65_536 }, /connectionsPerAddress cannot be/],
    [{ cspReports: 'https://reports.example/x; script-src *' }, /cspReports cannot be/],
    [{ cspReports: '//reports.example/x' }, /cspReports cannot be/],
    [{ cspReports: 'http://reports.example/x' }, /cspReports cannot be/],
    [{ origins: [] }, /An origin is needed/],
    [{ origins: ['www.bank.example'] }, /origin cannot be www/],
    [{ origins: [`${bank}/; return 200`] }, /origin cannot be/],
    [{ origins: [bank, 'http://m.bank.example'] }, /the same scheme/],
    // nginx reads these as all hosts below, and as words of its own.
    [{ origins: ['https://.bank.example'] }, /origin cannot be/],
    [{ origins: [other, 'https://Default:8443'] }, /nginx reads "default" as its own word/],
    [{ origins: ['https://volatile'] }, /nginx reads "volatile"/],
    [{ origins: [other, bank, `${bank}:8443`] }, /www\.bank\.example:8443 have the same host/],
    [{ tls: { certificate: '/a b', key: '/key' } }, /certificate cannot be/],
  ];
  for (const [options, message] of bad) await assert.rejects(render({}, options), message);
  assert.match(page(), /"loginUrl":"\/first"/);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name !== 'broken'),
    before,
  );
});

test('the DNS servers of the machine know the name of an upstream, and an address needs none', () => {
  const file = join(folder, 'resolv.conf');
  writeFileSync(
    file,
    '# nameserver 192.0.2.9\nnameserver 192.0.2.1 # office\nsearch x\nnameserver fe80::1\nnameserver fe80::2%eth0\n',
  );
  assert.equal(resolverOf(upstream, undefined, file), '192.0.2.1 [fe80::1]');
  assert.equal(resolverOf(upstream, resolver, file), '192.0.2.1');
  for (const fixed of ['http://192.0.2.7:8000', 'http://[::1]', 'http://localhost'])
    assert.equal(resolverOf(fixed, resolver, file), undefined);
  assert.throws(
    () => resolverOf(upstream, undefined, join(folder, 'absent')),
    /resolver is needed/,
  );
});

test('an incomplete site does not replace the existing one', async () => {
  await render({ loginUrl: '/first' });
  const halfway = replaceFolder(out(), async (made) => {
    writeFileSync(join(made, 'nginx.conf'), 'half');
    throw new Error('The disk is full');
  });
  await assert.rejects(halfway, /The disk is full/);
  assert.match(page(), /"loginUrl":"\/first"/);
  assert.equal(readdirSync(folder).filter((name) => name.startsWith('.site-')).length, 1);
});

test('a folder, file or link from elsewhere is rejected and kept', async () => {
  const precious = join(folder, 'precious');
  mkdirSync(precious);
  writeFileSync(join(precious, 'letter.txt'), 'kept');

  mkdirSync(out());
  await assert.rejects(render(), /was not made by this command/);
  rmSync(out(), { recursive: true });

  writeFileSync(out(), 'kept');
  await assert.rejects(render(), /was not made by this command/);
  assert.equal(readFileSync(out(), 'utf8'), 'kept');
  rmSync(out());

  for (const target of ['precious', precious, '../..']) {
    symlinkSync(target, out());
    await assert.rejects(render(), /was not made by this command/);
    rmSync(out());
  }
  const named = join(folder, '.site-mine');
  mkdirSync(named);
  symlinkSync('.site-mine', out());
  await assert.rejects(render(), /was not made by this command/);
  assert.ok(existsSync(named));
  assert.equal(readFileSync(join(precious, 'letter.txt'), 'utf8'), 'kept');
});

test('unknown keys and wrong types are reported and left out', () => {
  const json = {
    apiHost: '',
    loginURL: '/typo',
    privacyUrl: 7,
    trustedHosts: 'login.example',
    features: { 'nysalg-skade': true, 'direkte-innlogging': 'true' },
    distributor: {
      name: 'Demobanken',
      info: { nettbankUrl: '', loggUt: '', bankHomeUrls: { NETTBANK: 3 } },
      kontaktinfo: [],
      andreForsikringer: [{ title: 'A', price: 1 }, { title: 2 }, 'B', { title: 'C' }],
    },
  };
  const { config, dropped } = checkConfig(json, origins);
  assert.deepEqual(dropped, [
    'loginURL',
    'privacyUrl',
    'trustedHosts',
    'features.nysalg-skade',
    'distributor.info.loggUt',
    'distributor.info.bankHomeUrls.NETTBANK',
    'distributor.kontaktinfo',
    'distributor.andreForsikringer[0].price',
    'distributor.andreForsikringer[1]',
    'distributor.andreForsikringer[2]',
  ]);
  const written = JSON.stringify(config);
  assert.match(written, /"andreForsikringer":\[\{"title":"A"\},\{"title":"C"\}\]/);
  assert.doesNotMatch(written, /typo|login\.example|loggUt"/);
});

test('addresses that the portal must not use are rejected, and all of them are listed', () => {
  const refuse = (config: object, message: RegExp, ...more: string[]) =>
    assert.throws(() => checkConfig(config, [...origins, ...more]), message);
  refuse({ apiHost: 'https://api.example' }, /apiHost: must be empty, a path/);
  // Browsers send no cookies from the site's other origin.
  refuse({ apiHost: 'https://www.bank.example' }, /apiHost/, 'https://m.bank.example');
  refuse({ apiHost: '//api.example' }, /apiHost/);
  refuse({ apiHost: '/a;b' }, /apiHost/);
  refuse({ apiHost: 'https://www.bank.example/a;b' }, /apiHost/);
  for (const address of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http://bank.example/',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'somewhere',
    'https://',
  ]) {
    refuse({ privacyUrl: address }, /privacyUrl: must be/);
  }
  refuse(
    {
      jumpUrl: 'javascript:1',
      distributor: {
        info: { bankHomeUrls: { MOBILBANK: 'https://user:pass@bank.example' } },
        andreForsikringer: [{ title: 'A', readMoreUrl: 'vbscript:x' }],
        oversiktConfig: {
          taskCards: { skrytebokser: { kundefordelerContent: { title: 'A', url: 'data:,x' } } },
        },
      },
    },
    /jumpUrl: .*kundefordelerContent\.url: .*andreForsikringer\[0\]\.readMoreUrl: .*bankHomeUrls\.MOBILBANK: must name no user/s,
  );
  for (const context of ['NETT.BANK', '', 'NETT\nBANK']) {
    refuse({ distributor: { info: { bankHomeUrls: { [context]: 'data:,x' } } } }, /bankHomeUrls/);
  }
  refuse({ monitoring: { dsn: 'javascript:1' } }, /monitoring\.dsn/);
  refuse({ analytics: { token: 't', apiHost: 'api.example' } }, /analytics\.apiHost/);
  refuse({ optInDialogOrigins: ['https://bank.example/'] }, /optInDialogOrigins\[0\]/);
});

test('addresses that the portal may use are accepted', () => {
  const config = {
    apiHost: 'https://bank.example/insurance',
    loginUrl: 'https://login.example/start?x=1',
    jumpUrl: 'http://localhost:4300/jump',
    logoutUrl: '/logget-ut',
    monitoring: { dsn: 'https://key@errors.example/42' },
    analytics: { token: 't', apiHost: 'https://events.example' },
    optInDialogOrigins: ['https://bank.example'],
    distributor: { info: { nettbankUrl: '', bankHomeUrls: { MOBILBANK: '/mobilbank' } } },
  };
  assert.deepEqual(checkConfig(config, ['https://bank.example']).dropped, []);
});

test('the policy contains the hosts of the configuration, and nothing else from it', () => {
  const policy = contentSecurityPolicy({
    apiHost: 'https://api.bank.example',
    analytics: { token: 't' },
    monitoring: { dsn: 'https://key@errors.bank.example/42' },
    consentLogUrl: 'https://log.bank.example/consents',
    trustedHosts: ['login.bank.example', 'login.bank.example:8443'],
    jumpUrl: 'https://claims.bank.example/jump?a=1',
  });
  assert.match(
    policy,
    /connect-src 'self' https:\/\/api\.bank\.example https:\/\/api-eu\.mixpanel\.com https:\/\/errors\.bank\.example https:\/\/log\.bank\.example;/,
  );
  assert.match(policy, /frame-src login\.bank\.example login\.bank\.example:8443;/);
  assert.match(policy, /form-action 'self' https:\/\/claims\.bank\.example;/);
  assert.match(contentSecurityPolicy({}), /frame-src 'none';/);
  const specification = readFileSync('docs/specification/configuration.md', 'utf8');
  const documented = /^default-src [^`]*(?=\n)/m.exec(specification)?.[0].replaceAll('\n', ' ');
  const trustedHosts = ['a.example'];
  const written = documented?.replace('<trustedHosts>', trustedHosts.join());
  assert.equal(contentSecurityPolicy({ trustedHosts }), written);
  const frames = (loginUrl: string) =>
    contentSecurityPolicy({ loginUrl, trustedHosts: ['a.example'] }, undefined, [
      'https://bank.example',
      'https://www.bank.example',
    ]).match(/frame-src ([^;]*)/)?.[1];
  assert.equal(frames('/logg-inn'), "'self' a.example");
  assert.equal(frames('https://www.bank.example/logg-inn'), "'self' a.example");
  for (const other of [
    'https://a.example/logg-inn',
    '/privat/forsikring/oversikt/',
    '//a.example/',
  ])
    assert.equal(frames(other), 'a.example');
  assert.doesNotMatch(policy, /report/);
  assert.match(contentSecurityPolicy({}, '/csp'), /; report-uri \/csp; report-to csp$/);
  for (const odd of [
    { analytics: { token: 't', apiHost: 'api.bank.example' } },
    { monitoring: { dsn: 'javascript:alert(1)' } },
  ]) {
    assert.throws(() => contentSecurityPolicy(odd), /^Error: No/);
  }
  for (const host of ["x; script-src 'unsafe-inline'", 'a b', '*', 'x\ny', '']) {
    assert.throws(() => contentSecurityPolicy({ trustedHosts: [host] }), /Not a host/);
  }
});
