import { describe, expect, test } from 'vitest';
import { scrubEnvelope } from './scrubEnvelope';

type Envelope = Parameters<typeof scrubEnvelope>[0];

/** Scrubs an envelope, and returns the items of the result. */
const itemsOf = (items: [about: object, payload: unknown][], mayRecord = true) =>
  scrubEnvelope([{}, items] as unknown as Envelope, mayRecord)[1] as unknown[];

describe('the header of an envelope', () => {
  const headerOf = (header: object) =>
    scrubEnvelope([header, []] as unknown as Envelope, false)[0] as unknown;

  test('keeps its addressing, its time and the sampling of the trace', () => {
    const trace = {
      trace_id: '1',
      replay_id: '2',
      public_key: 'key',
      environment: 'Production',
      sampled: 'true',
      sample_rate: '0.2',
      sample_rand: '0.01234567',
    };
    const header = { dsn: 'https://key@host/42', event_id: '3', sent_at: '4', sdk: { name: 'x' } };
    expect(headerOf({ ...header, trace })).toStrictEqual({ ...header, trace });
  });

  test('drops all other fields', () => {
    const trace = { sampled: 'true', transaction: '/Kari', user_id: '01819012345' };
    expect(headerOf({ sdk: {}, user: 'Kari', trace })).toStrictEqual({
      sdk: {},
      trace: { sampled: 'true' },
    });
    expect(headerOf({ user: 'Kari' })).toStrictEqual({});
  });
});

describe('an item', () => {
  const recording = 'head\n{"text":"01819012345"}';

  test.each(['event', 'transaction', 'client_report'])('of the kind %s is always sent', (type) => {
    expect(itemsOf([[{ type }, {}]], false)).toEqual([[{ type }, {}]]);
  });

  test.each([
    ['replay_event', {}],
    ['replay_recording', recording],
    ['profile', {}],
    ['profile_chunk', {}],
  ])('of the kind %s is sent only with consent', (type, payload) => {
    expect(itemsOf([[{ type }, payload]], false)).toEqual([]);
    expect(itemsOf([[{ type }, payload]], true)).toHaveLength(1);
  });

  test.each(['session', 'attachment', 'user_report', 'log', '', undefined])(
    'of the other kind %s is never sent',
    (type) => {
      expect(itemsOf([[{ type }, {}]])).toEqual([]);
    },
  );

  test('is scrubbed, except for an event, which was scrubbed before', () => {
    const payload = { url: 'https://bank.example/liv/12?x', text: 'kari@eksempel.no' };
    expect(
      itemsOf([
        [{ type: 'transaction' }, payload],
        [{ type: 'event' }, payload],
      ]),
    ).toEqual([
      [{ type: 'transaction' }, { url: 'https://bank.example/liv/{id}', text: '{email}' }],
      [{ type: 'event' }, payload],
    ]);
  });
});

describe('a recording', () => {
  const about = { type: 'replay_recording', length: 1 };

  test('is scrubbed, and has the length of the result in bytes', () => {
    const [item] = itemsOf([[about, '{"segment_id":0}\n[{"text":"å kari@eksempel.no"}]']]);
    const text = '{"segment_id":0}\n[{"text":"å {email}"}]';
    expect(item).toEqual([{ type: 'replay_recording', length: text.length + 1 }, text]);
  });

  test('may have line breaks between its values', () => {
    const [item] = itemsOf([[about, '{}\n[1,\n2]']]);
    expect(item).toEqual([{ type: 'replay_recording', length: 8 }, '{}\n[1,2]']);
  });

  test.each([
    ['bytes', new Uint8Array([1, 2])],
    ['an empty text', ''],
    ['one line', '{"segment_id":0}'],
    ['a second line that is not JSON', '{}\nKari'],
    ['a text with a raw line break, which is invalid JSON', '{}\n["a\nb"]'],
  ])('of %s is not sent', (_, payload) => {
    expect(itemsOf([[about, payload]])).toEqual([]);
  });
});
