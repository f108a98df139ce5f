/** Tests what the insurer gets of a request, and what a customer gets when the insurer cannot be reached. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { freePorts } from '../scripts/freePorts';
import { get, listen, serve, skip } from './serveHost';

test('the insurer gets the host and the addresses that nginx knows, and nothing that a client says of itself', {
  skip,
}, async () => {
  const port = await serve('forwarded', {
    origins: ['https://www.bank.example', 'https://m.bank.example:8443'],
  });
  const claims = [
    ...['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'],
    ...['X-Forwarded-Port', 'X-Forwarded-Prefix', 'X-Forwarded-Server', 'X-Forwarded-Ssl'],
    ...['X-Forwarded-Scheme', 'X-Forwarded-Uri', 'X-Forwarded-User', 'X-Forwarded-Client-Cert'],
    ...['X-Real-IP', 'True-Client-IP', 'CF-Connecting-IP', 'X-Client-IP', 'Fastly-Client-IP'],
    ...['X-Original-URL', 'X-Rewrite-URL', 'X-Original-Host', 'X-Host', 'Front-End-Https', 'Proxy'],
    ...['Remote-User', 'X-Remote-User', 'X_Remote_User', 'X-Auth-Request-Email', 'X-User-Id'],
    ...['X-MS-Client-Principal', 'Cf-Access-Jwt-Assertion', 'X-Amzn-Oidc-Data'],
    ...['Client-Cert', 'X-Client-Cert', 'X-SSL-Client-S-DN', 'X-ARR-ClientCert'],
  ];
  const client = Object.fromEntries(claims.map((name) => [name, 'kari']));
  for (const [sent, host] of [
    ['www.bank.example', 'www.bank.example'],
    ['WWW.bank.example:666', 'www.bank.example'],
    ['m.bank.example', 'm.bank.example:8443'],
  ] as const) {
    for (const path of ['/', '/api/x', '/auth/login']) {
      const { body } = await get(port, path, { ...client, Host: sent });
      const { connection, ...received } = JSON.parse(body);
      assert.deepEqual(received, {
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': host,
        'x-forwarded-proto': 'https',
      });
    }
  }
});

test('large cookies reach the insurer and the customer', { skip }, async () => {
  const insurer = createServer((request, response) => {
    const cookies = Array.from({ length: 9 }, (_, index) => `c${index}=${'x'.repeat(1000)}`);
    response.setHeader('Set-Cookie', cookies).end(String(request.headers.cookie?.length));
  });
  const port = await serve('cookies', { upstream: `http://127.0.0.1:${await listen(insurer)}` });
  const { headers, body } = await get(port, '/api/x', { Cookie: `a=${'x'.repeat(9000)}` });
  assert.equal(headers['set-cookie']?.length, 9);
  assert.equal(body, '9002');
});

test('a customer gets an error page in Norwegian when the insurer cannot be reached', {
  skip,
}, async () => {
  const [closed = 0] = await freePorts(1);
  const port = await serve('down', { upstream: `http://127.0.0.1:${closed}` });
  for (const path of ['/api/x', '/']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    assert.equal(response.status, 502);
    assert.match(
      await response.text(),
      /<html lang="nb">.*href="\/privat\/forsikring\/oversikt\/"/s,
    );
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(response.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  }
});
