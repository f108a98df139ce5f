import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Database } from 'node-sqlite3-wasm';
import { afterEach, describe, expect, test } from 'vitest';
import { ownEndpoint } from '../../recipes/ownEndpoint.mjs';
import { sendToPostHog } from '../../recipes/postHog.mjs';
import { sendToSlack } from '../../recipes/slack.mjs';
import { createFeedbackFlow } from '../flow/createFeedbackFlow';
import type { AnswerValue, FollowupQuestion } from '../flow/feedbackQuestion';
import type { FeedbackEvent } from '../flow/feedbackState';
import type { Submission } from '../flow/submission';
import { sendOnLeave } from '../send-on-leave/sendOnLeave';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** The endpoint on a free port, with a way to read what it keeps. */
async function startEndpoint() {
  // The same calls as in `node:sqlite`, which Node 20 does not have.
  const database = new Database();
  const endpoint = ownEndpoint(database, 'les');
  // Hono's faster Response would replace the global one, also of other tests in the same process.
  const server = serve({ fetch: endpoint.fetch, port: 0, overrideGlobalObjects: false });
  await once(server, 'listening');
  closing.push(() => server.close(() => database.close()));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/api/feedback`;
  return {
    url,
    database,
    post: (body: unknown) => fetch(url, { method: 'POST', body: JSON.stringify(body) }),
    send: (body: BodyInit) => fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit),
    read: async (token = 'les') => {
      const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
      return response.ok ? response.json() : response.status;
    },
  };
}

/** A server that records the bodies that it receives. */
async function startRecorder(status = 200) {
  const received: { path?: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    received.push({ path: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(status).end();
  }).listen(0);
  await once(server, 'listening');
  closing.push(() => server.close());
  return { received, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const questions: FollowupQuestion[] = [
  { type: 'radio', label: 'Hvor?', options: [{ value: 'nett', label: 'På nett' }] },
  { type: 'checkbox', label: 'Hva?', options: [{ value: 1, label: 'Bil' }] },
  { type: 'smiley', label: 'Hvor lett?' },
  { type: 'nps', label: 'Vil du anbefale oss?' },
  { type: 'text', label: 'Hva manglet?' },
];

/** One visit from the first answer to the contact details, with every delivery awaited. */
async function visit(url: string, first: FeedbackEvent<AnswerValue>, text = '') {
  const send = sendOnLeave(url, { fields: () => ({ page: '/skade' }) });
  const flow = createFeedbackFlow<AnswerValue>({
    onSubmit: send,
    followup: { questions, onSubmit: send },
    contactQuestion: { withPhone: true, onSubmit: send },
  });
  const play = (event: FeedbackEvent<AnswerValue>) =>
    new Promise<void>((resolve) => {
      const settle = () => !flow.getState().delivery && resolve();
      flow.subscribe(settle);
      flow.dispatch(event);
      settle();
    });
  await play(first);
  if (text) await play({ type: 'write', value: text });
  await play({ type: 'hide' });
  await play({ type: 'send' });
  await play({ type: 'startFollowup' });
  for (const value of ['nett', [1], 4, 0, 'Prisen']) {
    await play({ type: 'answer', value });
    await play({ type: 'confirmStep' });
  }
  await play({ type: 'contact', value: { email: 'kåre@example.no', phone: '22334455' } });
  expect(flow.getState()).toMatchObject({ phase: 'thanks', after: 'contact' });
}

describe('the endpoint of your own', () => {
  test.each<[string, FeedbackEvent<AnswerValue>]>([
    ['a face', { type: 'select', value: 4 }],
    ['a score', { type: 'select', value: 0 }],
    ['an option', { type: 'select', value: 'ja' }],
    ['checkboxes', { type: 'select', value: ['bil', 2] }],
    ['a text', { type: 'answerWithText', value: 'Prisen' }],
  ])('keeps every submission of a visit that begins with %s, and lists them', async (_, first) => {
    const { url, read } = await startEndpoint();
    await visit(url, first, first.type === 'select' ? 'Fint' : '');
    const kept = await read();
    expect(kept).toHaveLength(3);
    const message = first.type === 'select' ? { message: 'Fint' } : {};
    expect(kept).toContainEqual(
      expect.objectContaining({
        feedbackValue: first.value,
        intentionalSubmit: true,
        page: '/skade',
        ...message,
      }),
    );
    // The month alone, and no page: they would lead to the answers.
    expect(kept).toContainEqual({
      received: expect.stringMatching(/^\d{4}-\d\d-01$/),
      submissionId: expect.any(String),
      email: 'kåre@example.no',
      phone: '22334455',
    });
    expect(kept.find((each: object) => 'answers' in each)).toMatchObject({
      answerId: kept.find((each: object) => 'feedbackValue' in each).submissionId,
      answers: [
        { type: 'radio', value: 'nett' },
        { type: 'checkbox', value: ['1'] },
        { type: 'smiley', value: '4' },
        { type: 'nps', value: '0' },
        { type: 'text', value: 'Prisen' },
      ],
    });
  });

  test('keeps the intended submission when the one of leaving arrives later', async () => {
    const { post, read } = await startEndpoint();
    const sent = { feedbackValue: 4, intentionalSubmit: true, message: 'Fint', submissionId: 'a' };
    await post(sent);
    await post({ feedbackValue: 2, intentionalSubmit: false, submissionId: 'a' });
    expect(await read()).toMatchObject([sent]);
  });

  test('keeps no order that leads from contact details to the answers', async () => {
    const { database, post, read } = await startEndpoint();
    const ids = ['c', 'a', 'd', 'b'];
    for (const id of ids) {
      await post({ answers: followup.answers, answerId: `svar-${id}`, submissionId: `svar-${id}` });
      await post({ email: `${id}@example.no`, submissionId: id, answerId: `svar-${id}` });
    }
    const tables = database.all("SELECT name FROM sqlite_schema WHERE type = 'table'");
    expect(tables.length).toBeGreaterThan(0);
    for (const { name } of tables)
      expect(() => database.all(`SELECT rowid FROM ${name}`)).toThrow('no such column');
    const contacts = (await read()).filter((each: object) => 'email' in each);
    expect(contacts.map((each: Submission) => each.submissionId)).toEqual(ids.toSorted());
    expect(new Set(contacts.flatMap(Object.keys))).toEqual(
      new Set(['received', 'submissionId', 'email']),
    );
  });

  test("keeps the contact details and the answer of one id, and the server's own time", async () => {
    const { post, read } = await startEndpoint();
    const forged = { received: '1999-01-01', submissionId: 'a' };
    await post({ ...answer, ...forged });
    await post({ ...contact, ...forged });
    const kept = await read();
    expect(kept).toHaveLength(2);
    for (const { received } of kept) expect(received).not.toContain('1999');
  });

  const nested = (depth: number, inner = '1') => '['.repeat(depth) + inner + ']'.repeat(depth);
  const withField = (value: string) => JSON.stringify(answer).replace('{', `{"page":${value},`);

  test.each([
    ['nothing', '', 400],
    ['no JSON', '{"submissionId":', 400],
    ['bytes that are no text', new Uint8Array([0x22, 0xff, 0xfe]), 400],
    ['lists in lists', withField(nested(20_000)), 400],
    ['objects in objects', withField(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`), 400],
    ['nothing but lists', nested(30_000), 400],
    ['too many bytes', withField(`"${'a'.repeat(70_000)}"`), 413],
    ['too many bytes without their number', new Blob([nested(70_000)]).stream(), 413],
    ['another type', 'null', 422],
    ['a list', '[]', 422],
    ['a value of another type', withField('1').replace('true', '"ja"'), 422],
    ['half a submission', '{"feedbackValue":4}', 422],
  ])('refuses %s with a status of its own, and keeps nothing', async (_, body, status) => {
    const { send, read } = await startEndpoint();
    expect((await send(body)).status).toBe(status);
    expect(await read()).toEqual([]);
  });

  test('refuses readers without the token', async () => {
    const { read } = await startEndpoint();
    expect(await read('gjetning')).toBe(401);
  });
});

const answer: Submission = {
  feedbackValue: 2,
  intentionalSubmit: true,
  message: 'Ring <!channel> 22 33 44 55',
  submissionId: 'a',
};
const followup: Submission = {
  submissionId: 'b',
  answerId: 'a',
  answers: [
    { name: 'hva', label: 'Hva manglet?', type: 'text', value: 'Svar kari@example.no' },
    {
      name: 'valg',
      label: 'Hvem?',
      type: 'checkbox',
      value: ['kari@example.no', '91234567', 'Bil'],
    },
  ],
};
/** A list of options as the answer. */
const choices: Submission = { ...answer, feedbackValue: ['91234567', 'Bil', 2] };
const contact: Submission = { submissionId: 'c', email: 'kari@example.no' };

describe('PostHog', () => {
  test('receives anonymous events without personal details, and no contact details', async () => {
    const { received, url } = await startRecorder();
    for (const submission of [answer, followup, contact, choices])
      await sendToPostHog(submission, { key: 'phc_demo', host: url });
    const event = (name: string, properties: object) => ({
      path: '/i/v0/e/',
      body: {
        api_key: 'phc_demo',
        event: name,
        distinct_id: 'a',
        properties: { ...properties, $process_person_profile: false, $geoip_disable: true },
      },
    });
    const rest = { intentionalSubmit: true, message: 'Ring <!channel> [fjernet]' };
    expect(received).toEqual([
      event('feedback', { feedbackValue: 2, ...rest }),
      event('feedback followup', {
        hva: 'Svar [fjernet]',
        valg: ['[fjernet]', '[fjernet]', 'Bil'],
      }),
      event('feedback', { feedbackValue: ['[fjernet]', 'Bil', 2], ...rest }),
    ]);
  });
});

describe('Slack', () => {
  test('receives what was sent on purpose, redacted and escaped, and no contact details', async () => {
    const { received, url } = await startRecorder();
    // Together with the face before it, the number looks like another one.
    const number = { ...answer, feedbackValue: 1, message: '5076500565 er et tall' };
    const unsent = { ...answer, intentionalSubmit: false };
    // And the two parts of a list look like a phone number.
    const parts = { ...choices, feedbackValue: ['9123', '4567', 'kari@example.no'], message: 'A' };
    for (const submission of [answer, unsent, followup, contact, number, parts])
      await sendToSlack(submission, url);
    expect(received.map(({ body }) => body)).toEqual([
      { text: 'Tilbakemelding: 2\nRing &lt;!channel&gt; [fjernet]' },
      { text: 'Hva manglet?\nSvar [fjernet]\nHvem?\n[fjernet], [fjernet], Bil' },
      { text: 'Tilbakemelding: 1\n5076500565 er et tall' },
      { text: 'Tilbakemelding: 9123, 4567, [fjernet]\nA' },
    ]);
  });
});

test.each([
  ['PostHog', (url: string) => sendToPostHog(answer, { key: 'feil', host: url })],
  ['Slack', (url: string) => sendToSlack(answer, url)],
])('%s rejects what it refuses, so that the widget can show it', async (_, send) => {
  const { url } = await startRecorder(401);
  await expect(send(url)).rejects.toThrow('status 401');
});
