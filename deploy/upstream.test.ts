/** Tests the requests that reach the insurer, and the responses when the insurer cannot be reached or trusted. */
import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { after, before, test } from 'node:test';
import { freePorts } from '../scripts/freePorts';
import {
  createCertificate,
  describeRequest,
  get,
  listen,
  PORTAL_PATH,
  serve,
  skip,
  skipTls,
} from './serveHost';

/** The names that the DNS server of the tests knows. All of them are this machine. */
const names = new Set(['insurer.test']);
const dns = createSocket('udp4');
let resolver: string[];

before(async () => {
  dns.on('message', (query, { port, address }) => {
    // The name: labels with their lengths, after the header and before type and class.
    const name = query
      .subarray(13, -5)
      .toString('latin1')
      .replace(/[\0-\x20]/g, '.');
    const found = names.has(name) && query.at(-3) === 1;
    const answer = Buffer.from(found ? 'c00c000100010000000100047f000001' : '', 'hex');
    const response = Buffer.concat([query, answer]);
    response.writeUInt16BE(names.has(name) ? 0x8180 : 0x8183, 2);
    response.writeUInt16BE(found ? 1 : 0, 6);
    dns.send(response, port, address);
  });
  await new Promise<void>((resolve) => dns.bind(0, '127.0.0.1', resolve));
  resolver = [`127.0.0.1:${dns.address().port}`];
});
after(() => dns.close());

test('the insurer gets the host and the addresses that nginx knows, and of a client the headers of a browser alone', {
  skip,
}, async () => {
  const port = await serve('forwarded', {
    origins: ['https://www.bank.example', 'https://m.bank.example:8443'],
  });
  const claims = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'];
  const unknown = ['X-Real-IP', 'Remote-User', 'X_Remote_User', 'Client-Cert', 'X-Another'];
  const client = Object.fromEntries([...claims, ...unknown].map((name) => [name, 'kari']));
  const call = {
    accept: 'application/json',
    cookie: 'a=1; b=2',
    'x-xsrf-token': 'x',
    range: 'bytes=0-',
  };
  for (const [sent, host] of [
    ['www.bank.example', 'www.bank.example'],
    ['WWW.bank.example:666', 'www.bank.example'],
    ['m.bank.example', 'm.bank.example:8443'],
  ] as const) {
    for (const path of ['/', '/api/x', '/auth/login']) {
      const { body } = await get(port, path, { ...client, ...call, Host: sent });
      const { connection, ...received } = JSON.parse(String(body));
      assert.deepEqual(received, {
        ...call,
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
  assert.equal(String(body), '9002');
});

test('a redirect to the insurer’s own origin stays on the host', { skip }, async () => {
  const insurerPort = await listen(
    createServer(({ headers: { cookie } }, response) => {
      response.writeHead(302, { Location: `${cookie}/next?a=1` }).end();
    }),
  );
  for (const [name, options] of [
    ['127.0.0.1', {}],
    ['insurer.test', { resolver }],
  ] as const) {
    const origin = `http://${name}:${insurerPort}`;
    const port = await serve(`redirect-${name}`, { upstream: origin, ...options });
    for (const path of ['/', '/auth/login'])
      assert.equal((await get(port, path, { Cookie: origin })).headers.location, '/next?a=1');
  }
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

test('a host serves the portal while its insurer has no address, and calls once it has one', {
  skip,
}, async () => {
  const insurer = await listen(createServer(describeRequest));
  const port = await serve('later', { upstream: `http://later.test:${insurer}`, resolver });
  assert.equal((await get(port, `${PORTAL_PATH}/`)).status, 200);
  assert.equal((await get(port, '/api/x')).status, 502);
  names.add('later.test');
  const path = '/%61pi/x%2Fy?a=%20';
  const { status, headers } = await get(port, path);
  assert.equal(status, 200);
  assert.equal(headers['x-url'], path);
  assert.equal(headers['cache-control'], 'no-store');
});

test('an https insurer is trusted by its certificate and its name alone', {
  skip: skipTls,
}, async () => {
  const own = createCertificate('insurer.test');
  const other = createCertificate('other.test');
  const read = ({ certificate, key }: typeof own) => ({
    cert: readFileSync(certificate),
    key: readFileSync(key),
  });
  const asked: unknown[] = [];
  const tlsServer = createTlsServer(read(own), describeRequest);
  tlsServer.on('secureConnection', ({ servername }) => asked.push(servername));
  const [genuine, impostor] = [
    await listen(tlsServer),
    await listen(createTlsServer(read(other), describeRequest)),
  ];
  for (const [name, insurer, upstreamCa, status] of [
    ['genuine', genuine, own.certificate, 200],
    ['unknown-authority', genuine, other.certificate, 502],
    ['other-name', impostor, other.certificate, 502],
  ] as const) {
    const upstream = `https://insurer.test:${insurer}`;
    const port = await serve(name, { upstream, upstreamCa, resolver });
    assert.equal((await get(port, '/api/x')).status, status, name);
  }
  assert.equal(asked[0], 'insurer.test');
});
