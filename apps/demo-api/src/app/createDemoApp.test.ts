import { calls } from '@forsikring/api-client/contract';
import { customers } from '@forsikring/api-client/insurer';
import { safeParse } from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { createDemoApp } from './createDemoApp';

const HOST = 'http://localhost:4200';
const ASKED = { 'X-Requested-By': 'forsikringsportal' };

/** Creates a demo with a logged-in customer. */
function demoOf(customer = 'kari', sessionSeconds?: number) {
  const { app, sessions, records } = createDemoApp({
    ports: { portal: 4200, login: 4201 },
    ...(sessionSeconds !== undefined && { sessionSeconds }),
  });
  const session = sessions.start(customer);
  const cookie = `demo-session=${session.id}; XSRF-TOKEN=${session.xsrfToken}`;
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(HOST + path, { ...init, headers: { ...ASKED, Cookie: cookie, ...init.headers } });
  /** Sends a write with the token of the session. */
  const write = (path: string, body: BodyInit, headers = {}) =>
    ask(path, { method: 'POST', body, headers: { 'X-XSRF-TOKEN': session.xsrfToken, ...headers } });
  return { app, ask, write, session, records };
}

describe('the demo insurer', () => {
  test('responds to every read of every customer according to the contract', async () => {
    for (const { id } of customers) {
      const { ask } = demoOf(id);
      for (const call of Object.values(calls).filter(({ method }) => method === 'GET')) {
        const response = await ask(call.path);
        if (response.status === 404 && 'notFound' in call) continue;
        expect(response.status, `${id} ${call.name}`).toBe(200);
        if (!('response' in call)) continue;
        const checked = safeParse(call.response, await response.json());
        expect(checked.issues, `${id} ${call.name}`).toBeUndefined();
      }
    }
  });

  test('gives a browser shorter sessions on request', async () => {
    const { app } = createDemoApp();
    const logIn = async (cookie: string) => {
      const response = await app.request(`${HOST}/login`, {
        method: 'POST',
        body: new URLSearchParams({ customer: 'kari' }),
        headers: { Cookie: cookie },
      });
      const [session = ''] = response.headers.getSetCookie();
      const headers = { ...ASKED, Cookie: `${session.split(';')[0]}; ${cookie}` };
      return app.request(HOST + calls.getAgreements.path, { headers });
    };
    const expiryOf = async (cookie: string) =>
      (await logIn(cookie)).headers.get('X-Session-Expiry');
    expect(await expiryOf('demo-session-seconds=70')).toBe('70');
    for (const seconds of ['', '0', '-5', '1e9', 'soon', '901'])
      expect(await expiryOf(`demo-session-seconds=${seconds}`)).toBe('900');

    const asked = await app.request(`${HOST}/demo/session?session-seconds=70`);
    expect(asked.status).toBe(303);
    expect(asked.headers.get('Location')).toBe('/demo');
    expect(asked.headers.get('Set-Cookie')).toMatch(/^demo-session-seconds=70; Path=\/;/);
    const over = await app.request(`${HOST}/demo/session`);
    expect(over.headers.get('Set-Cookie')).toContain('Max-Age=0');
  });

  test('sends the session length with every response', async () => {
    const { ask } = demoOf('kari', 120);
    const response = await ask(calls.getAgreements.path);
    expect(response.headers.get('X-Session-Expiry')).toBe('120');
    const refused = await ask(`${calls.getAgreements.path}?fault=status:500`);
    expect(refused.headers.get('X-Session-Expiry')).toBe('120');
  });

  test('ends a session that was not used in time', async () => {
    vi.useFakeTimers();
    const { ask } = demoOf('kari', 120);
    vi.advanceTimersByTime(119_000);
    expect((await ask(calls.getAgreements.path)).status).toBe(200);
    vi.advanceTimersByTime(121_000);
    expect((await ask(calls.getAgreements.path)).status).toBe(401);
    expect(await (await ask(calls.getSessionStatus.path)).json()).toEqual({});
  });

  test('rejects a call without X-Requested-By or a session, and a write without its token', async () => {
    const { app, ask, session } = demoOf();
    expect((await app.request(HOST + calls.getAgreements.path)).status).toBe(400);
    expect((await app.request(HOST + calls.getAgreements.path, { headers: ASKED })).status).toBe(
      401,
    );
    const renew = async (token: string) => {
      const headers = { 'X-XSRF-TOKEN': token };
      return (await ask(calls.renewSession.path, { method: 'POST', headers })).status;
    };
    for (const token of ['', demoOf().session.xsrfToken]) expect(await renew(token)).toBe(403);
    expect(await renew(session.xsrfToken)).toBe(204);
  });

  test('rejects a body that breaks the contract, with a code', async () => {
    const { write } = demoOf();
    for (const body of ['', '{', '{}', '{"goto":7}']) {
      const response = await write(calls.logOut.path, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ kode: 'UGYLDIG_FORESPORSEL' });
    }
  });

  /** Sends feedback with texts and keys, and returns the texts that the demo keeps. */
  async function keptFeedback(...sent: [text: string, key?: string][]) {
    const { write, records } = demoOf();
    for (const [text, key] of sent) {
      const body = { feedbackValue: '4', text, productCode: 'OVERSIKT', page: '/' };
      const headers = key && { 'Idempotency-Key': key };
      const response = await write(calls.sendFeedback.path, JSON.stringify(body), headers || {});
      expect(response.status).toBe(204);
    }
    return [...(records.of('kari')?.feedback.values() ?? [])].map(({ text }) => text);
  }

  test('keeps only the latest feedback for each Idempotency-Key', async () => {
    expect(
      await keptFeedback(['Rydig', 'a1'], ['Ryddig', 'a1'], ['En annen', 'b2'], ['Uten'], ['Uten']),
    ).toEqual(['Ryddig', 'En annen', 'Uten', 'Uten']);
  });

  test('keeps the intended feedback when the unintended one arrives before or after it', async () => {
    expect(
      await keptFeedback(['', 'd1-unintended'], ['', 'd1-unintended'], ['Ryddig', 'd1']),
    ).toEqual(['Ryddig']);
    expect(await keptFeedback(['Ryddig', 'd1'], ['', 'd1-unintended'])).toEqual(['Ryddig']);
  });

  test.each([
    '{}',
    '{"feedbackValue":5,"text":"","productCode":"OVERSIKT","page":"/"}',
    '{"feedbackValue":"","text":"","productCode":"OVERSIKT","page":"/"}',
    '{"feedbackValue":"5","text":"","productCode":"","page":"/"}',
    '{"feedbackValue":"5","text":"","productCode":"OVERSIKT","page":"/detaljer/5501001"}',
    '{"feedbackValue":"5","text":"","productCode":"OVERSIKT","page":"/?sak=ny"}',
    '{"feedbackValue":"5","text":"","productCode":"OVERSIKT","page":"oversikt"}',
    '{"feedbackValue":"5","text":"","productCode":"OVERSIKT","page":"/","navn":"Kari"}',
  ])('rejects feedback that breaks the contract: %s', async (body) => {
    const response = await demoOf().write(calls.sendFeedback.path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      kode: 'UGYLDIG_FORESPORSEL',
      melding: expect.stringContaining('expected'),
    });
  });

  test.each([
    ['GET', '/api/privat/forsikring/finnes-ikke'],
    ['POST', '/api/privat/forsikring/finnes-ikke'],
    ['PUT', calls.getAgreements.path],
    ['GET', '/auth/finnes-ikke'],
  ])('responds to an unknown call with a problem in JSON: %s %s', async (method, path) => {
    const response = await demoOf().ask(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ kode: 'UKJENT_KALL', melding: 'Kallet finnes ikke' });
  });

  test.each([
    ['a read', 'GET', calls.getCustomer.path, 200],
    ['a fault', 'GET', `${calls.getCustomer.path}?fault=status:500`, 500],
    ['an HTML page', 'GET', `${calls.getCustomer.path}?fault=html`, 200],
    ['no content', 'GET', `${calls.getCustomer.path}?fault=no-content`, 204],
    ['a refused write', 'POST', calls.renewSession.path, 403],
    ['an unknown call', 'GET', '/api/privat/forsikring/finnes-ikke', 404],
    ['the login address', 'GET', calls.getLogin.path, 200],
    ['an unknown call of the login', 'GET', '/auth/finnes-ikke', 404],
  ])('forbids caches to store the response: %s', async (_, method, path, status) => {
    const response = await demoOf().ask(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('redirects only to its own addresses after a logout', async () => {
    for (const [goto, logoutUrl] of [
      [`${HOST}/demo/nettbank`, `${HOST}/demo/nettbank`],
      ['https://evil.example/', '/logget-ut'],
    ]) {
      const { ask, write } = demoOf();
      const response = await write(calls.logOut.path, JSON.stringify({ goto }));
      expect(await response.json()).toEqual({ logoutUrl });
      expect(response.headers.has('X-Session-Expiry')).toBe(false);
      expect((await ask(calls.getAgreements.path)).status).toBe(401);
    }
  });

  test('logs a customer in, and redirects only to its own addresses', async () => {
    const { app } = createDemoApp({ ports: { portal: 4200, login: 4201 } });
    const logIn = (goto: string) =>
      app.request('http://eika.localhost:4201/login', {
        method: 'POST',
        body: new URLSearchParams({ customer: 'kari', goto }),
      });
    const own = await logIn('http://eika.localhost:4200/privat/forsikring/oversikt/?x=1');
    expect(own.headers.get('Location')).toBe(
      'http://eika.localhost:4200/privat/forsikring/oversikt/?x=1',
    );
    expect(own.headers.get('Set-Cookie')).toMatch(
      /demo-session=[^;]+; Path=\/; HttpOnly; SameSite=Lax/,
    );
    for (const goto of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      const response = await logIn(goto);
      expect(response.headers.get('Location')).toBe(
        'http://eika.localhost:4200/privat/forsikring/oversikt/',
      );
    }
  });
});
