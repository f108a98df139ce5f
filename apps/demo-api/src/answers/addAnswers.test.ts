import { calls } from '@forsikring/api-client/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDemoApp } from '../app/createDemoApp';

const ORIGIN = 'http://localhost';
const PATH = '/demo/tilbakemeldinger';
const OWN = '/privat/forsikring/oversikt/skade';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
});

/** Creates a demo, with functions that send feedback as the portal does, read the page, and delete. */
function openDemo() {
  const { app, sessions } = createDemoApp();
  const get = (path: string) => app.request(ORIGIN + path);
  async function write(call: keyof typeof calls, key: string, body: object) {
    const session = sessions.start('kari');
    const response = await app.request(ORIGIN + calls[call].path, {
      method: 'POST',
      headers: {
        'X-Requested-By': 'forsikringsportal',
        'X-XSRF-TOKEN': session.xsrfToken,
        'Idempotency-Key': key,
        Cookie: `demo-session=${session.id}`,
      },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(204);
  }
  return {
    get,
    send: (key: string, feedbackValue: string, text = '', page = OWN) =>
      write('sendFeedback', key, { feedbackValue, text, productCode: 'OVERSIKT', page }),
    write,
    /** The words of the page, separated by single spaces. */
    async words(query = '') {
      const page = await (await get(PATH + query)).text();
      const body = page.slice(page.indexOf('<main>')).replace(/<wbr>/g, '');
      return body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    },
    csv: async (query = '') => (await (await get(`${PATH}.csv${query}`)).text()).split('\r\n'),
    post: (path: string, fields: Record<string, string>, origin = ORIGIN) =>
      app.request(ORIGIN + path, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams(fields),
      }),
  };
}

const side = `?side=${encodeURIComponent(OWN)}`;

describe('the page of feedback', () => {
  test('shows the count, distribution and weeks of a page, and the texts', async () => {
    const { send, words } = openDemo();
    vi.setSystemTime('2026-06-10T12:00:00Z');
    await send('old', '2');
    vi.setSystemTime('2026-11-10T12:00:00Z');
    await send('a', '2', 'Fant ikke skjemaet');
    vi.setSystemTime('2026-11-24T12:00:00Z');
    await send('b', '5');
    await send('c-unintended', '5');
    await send('d', '4', 'Æ, ø og å');
    const page = await words(side);
    expect(page).toContain(`${OWN} Svar 5 Snitt (av 5) 3,6 1 av svarene`);
    expect(page).toContain(
      'Veldig fornøyd 2 (40 %) Ganske fornøyd 1 (20 %) Midt på treet 0 (0 %) Litt misfornøyd 2 (40 %) Veldig misfornøyd 0 (0 %)',
    );
    expect(page).toContain('Uke Antall Snitt (av 5) 5.–11. okt. 0 –');
    expect(page).toContain('9.–15. nov. 1 2,0 16.–22. nov. 0 – 23.–29. nov. 3 4,7');
    expect(page).toMatch(/Æ, ø og å Ganske fornøyd .*Fant ikke skjemaet Litt misfornøyd/);
    expect(page).toContain('Svar uten tekst (3)');
    expect(await words()).toContain('andre-forsikringer Svar 10 Andel ja 60 %');
  });

  test('shows and downloads only the answers of the chosen page and days in Norway', async () => {
    const { send, words, csv } = openDemo();
    // Still the day before in UTC.
    vi.setSystemTime('2026-11-09T23:30:00Z');
    await send('a', '2', 'Tiende');
    vi.setSystemTime('2026-11-11T22:59:00Z');
    await send('b', '5', 'Ellevte');
    vi.setSystemTime('2026-11-11T23:01:00Z');
    await send('c', 'ja', 'Tolvte');
    const texts = async (query: string) => (await words(query)).match(/Tiende|Ellevte|Tolvte/g);
    expect(await texts(side)).toEqual(['Tolvte', 'Ellevte', 'Tiende']);
    expect(await texts(`${side}&fra=2026-11-10&til=2026-11-11`)).toEqual(['Ellevte', 'Tiende']);
    expect(await texts(`${side}&fra=2026-11-12`)).toEqual(['Tolvte']);
    expect(await csv(`${side}&fra=2026-11-12`)).toHaveLength(3);
    expect(await texts(`${side}&fra=i-dag`)).toHaveLength(3);
    expect(await words('?side=/finnes-ikke')).toContain('Ingen svar passer med valgene.');
  });

  test('deletes a text or an answer, keeps the filter, and refuses a form of another site', async () => {
    const { send, words, post } = openDemo();
    await send('a', '2', 'Mitt navn er Kari');
    await send('b-unintended', '5');
    const ofA = { submissionId: 'a', side: OWN, fra: '2026-11-25' };

    const refused = await post(PATH, { ...ofA, slett: 'svar' }, 'https://evil.example');
    expect(refused.status).toBe(403);
    expect(await words()).toContain('Mitt navn er Kari');

    const deleted = await post(PATH, { ...ofA, slett: 'tekst' });
    expect(deleted.status).toBe(303);
    const location = deleted.headers.get('Location') ?? '';
    expect(location).toBe(`${PATH}${side}&fra=2026-11-25&slettet=tekst`);
    expect(await words(location.slice(PATH.length))).toMatch(/Teksten er slettet\..* Svar 2 /);
    expect(await words()).not.toContain('Mitt navn er Kari');

    await post(PATH, { submissionId: 'b', slett: 'svar' });
    await post(PATH, { submissionId: 'b', slett: 'svar' });
    expect(await words(side)).toContain(`${OWN} Svar 1 `);
  });

  test('shows the answers that followed an answer, and contact details apart from it, and deletes both', async () => {
    const { send, write, words, csv, post } = openDemo();
    await send('a', '4');
    const svar = [
      { name: 'savner', label: 'Hva savner du?', type: 'checkbox', value: ['Pris', 'Vilkår'] },
      { name: 'lett', label: 'Hvor lett?', type: 'smiley', value: '2' },
      { name: 'annet', label: 'Noe annet?', type: 'text', value: 'Nei' },
    ];
    await write('sendFeedbackFollowup', 'b', { answerId: 'a', svar });
    await write('sendFeedbackContact', 'c', { email: 'kari@eksempel.no', answerId: 'a' });
    const page = await words(side);
    expect(page).toMatch(
      /Hva savner du\? Pris, Vilkår Hvor lett\? Litt misfornøyd Noe annet\? Nei Ganske fornøyd/,
    );
    expect(page).toMatch(/Vil bli kontaktet kari@eksempel\.no 25\. november 2026 Slett/);
    const file = (await csv(side)).join();
    expect(file).toContain(
      '"Hva savner du?: Pris, Vilkår\nHvor lett?: Litt misfornøyd\nNoe annet?: Nei"',
    );
    expect(file).not.toContain('kari@');

    await post(PATH, { submissionId: 'a', slett: 'tekst' });
    expect(await words(side)).toMatch(/Litt misfornøyd Ganske fornøyd/);
    await post(PATH, { submissionId: 'c', slett: 'kontakt' });
    await post(PATH, { submissionId: 'a', slett: 'svar' });
    expect(await words()).not.toMatch(/savner du\?|kari@/);
  });

  test('downloads the fields of the submissions for a Norwegian Excel, and no formulas', async () => {
    const { send, get, csv } = openDemo();
    await send('a-unintended', '4');
    await send('b', '5', 'Sa "hei"; så\nny linje');
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'];
    for (const [index, text] of evil.entries()) await send(`evil${index}`, '1', text);
    const response = await get(`${PATH}.csv${side}`);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="tilbakemeldinger-2026-11-25.csv"',
    );
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([239, 187, 191]);

    const [header, a, b, ...rest] = await csv(side);
    expect(header).toMatch(
      /"receivedAt";"page";"productCode";"feedbackValue";"message";"followup";"intentionalSubmit";"submissionId"$/,
    );
    expect(a).toBe(`"2026-11-25 13:00";"${OWN}";"OVERSIKT";"4";"";"";"false";"a"`);
    expect(b).toContain(';"5";"Sa ""hei""; så\nny linje";"";"true";"b"');
    expect(rest.slice(0, -1).map((row) => row.split(';')[4])).toEqual(
      evil.map((text) => `"'${text}"`),
    );
  });

  test('escapes hostile texts, and keeps texts out of caches and other pages', async () => {
    const { send, get } = openDemo();
    const hostile = '"><script>alert(1)</script>';
    await send(hostile, hostile, hostile, '/<img src=x>');
    const response = await get(`${PATH}?side=${encodeURIComponent(hostile)}`);
    const page = (await (await get(PATH)).text()) + (await response.text());
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).not.toMatch(/<script|<img/);
    for (const path of [PATH, `${PATH}.csv`]) {
      const { headers } = await get(path);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });

  test('starts with invented answers, says when all are deleted, and has them again after a reset', async () => {
    const { get, csv, words, post } = openDemo();
    expect(await (await get('/demo')).text()).toContain(`href="${PATH}"`);
    const ids = (await csv()).slice(1, -1).map((row) => row.split(';').at(-1)?.slice(1, -1) ?? '');
    expect(ids).toHaveLength(30);
    for (const submissionId of ids) await post(PATH, { submissionId, slett: 'svar' });
    expect(await words()).toContain('Ingen har svart ennå.');
    await post('/demo/reset', {});
    expect(await csv()).toHaveLength(32);
  });
});
