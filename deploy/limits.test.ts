/** Tests what a host does with more, slower and larger requests than customers send. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, test } from 'node:test';
import { get, PORTAL_PATH, serve, skip } from './serveHost';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens a connection, sends the start of a request, and waits for a response or the end. */
function open(port: number, start: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1', () => socket.write(start)).on('error', () => {});
  sockets.push(socket);
  return new Promise((resolve) => {
    for (const event of ['readable', 'close']) socket.once(event, () => resolve(socket));
  });
}

test('a host responds while one machine holds more than a thousand connections', {
  skip,
}, async () => {
  const port = await serve('crowded');
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const idle = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
  const slowBody = `POST /api/x HTTP/1.1\r\n${host}Content-Length: 9\r\nExpect: 100-continue\r\n\r\n`;
  for (const start of [idle, `${idle}GET /slow-header`, slowBody])
    for (let opened = 0; opened < 600; opened += 1) await open(port, start);
  for (const path of [`${PORTAL_PATH}/`, '/api/x'])
    assert.equal((await get(port, path)).status, 200);
});

test('an address gets a 503 above its limit, and other addresses get their responses', {
  skip,
}, async () => {
  const port = await serve('limited', { connectionsPerAddress: 3 });
  const slowBody = `POST /api/x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n`;
  for (let opened = 0; opened < 3; opened += 1) await open(port, slowBody);
  assert.equal((await get(port, `${PORTAL_PATH}/`)).status, 503);
  const other = await new Promise<number | undefined>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: `${PORTAL_PATH}/`, localAddress: '127.0.0.2' };
    request(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  assert.equal(other, 200);
});

test('a request that nginx itself refuses gets an error page in Norwegian', { skip }, async () => {
  const port = await serve('refused');
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const large = 'x'.repeat(40_000);
  for (const [sent, status] of [
    [`GET /%zz HTTP/1.1\r\n${host}\r\n`, 400],
    [`GET / HTTP/1.1\r\n\r\n`, 400],
    [`GET ${PORTAL_PATH}/assets/missing.js HTTP/1.1\r\n${host}\r\n`, 404],
    [`POST ${PORTAL_PATH}/ HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`, 405],
    [`POST ${PORTAL_PATH}/assets/a.js HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`, 405],
    [`POST /api/x HTTP/1.1\r\n${host}Content-Length: 99999999\r\n\r\n`, 413],
    [`GET /${large} HTTP/1.1\r\n${host}\r\n`, 414],
    [`GET / HTTP/1.1\r\nHost: other.example\r\n\r\n`, 421],
    [`GET / HTTP/1.1\r\n${host}Cookie: ${large}\r\n\r\n`, 431],
    [`GET / HTTP/1.1\r\nCookie: ${large}\r\n\r\n`, 431],
    [`POST / HTTP/1.1\r\n${host}Transfer-Encoding: x\r\n\r\n`, 501],
    [`GET / HTTP/3.1\r\n${host}\r\n`, 505],
  ] as const) {
    let response = '';
    for await (const chunk of await open(port, sent)) {
      response += chunk;
      if (response.includes('</html>')) break;
    }
    const name = sent.slice(0, 60);
    assert.match(response, new RegExp(`^HTTP/1.1 ${status} `), name);
    assert.match(
      response,
      /<html lang="nb">.*<h1[^>]*>Noe har gått galt<.*href="\/privat\/forsikring\/oversikt\/"/s,
    );
    assert.match(response, /^Content-Type: text\/html; charset=utf-8\r$/m, name);
    assert.match(response, /^Content-Security-Policy: default-src 'none'/m, name);
    assert.match(response, /^Cache-Control: no-store\r$/m, name);
    assert.doesNotMatch(response, /^Content-Encoding/m, name);
  }
});
