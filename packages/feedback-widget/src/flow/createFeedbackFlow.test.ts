import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createFeedbackFlow } from './createFeedbackFlow';
import type { FeedbackEvent, FeedbackSubmission } from './feedbackState';

/** Callbacks that settle when the test decides, and record every call. */
function createCallbacks() {
  const calls: FeedbackSubmission[] = [];
  /** The accepted submissions. When leaving repeats a failed Send, only the Send counts. */
  const accepted: FeedbackSubmission[] = [];
  const page = { leaving: false };
  let pending: { accept: () => void; reject: () => void } | undefined;
  const onSubmit = (submission: FeedbackSubmission) => {
    calls.push(submission);
    if (!submission.intentionalSubmit) {
      accepted.push(submission);
      return Promise.reject(new Error('ignored'));
    }
    if (page.leaving) return Promise.reject(new Error('ignored too'));
    return new Promise<void>((resolve, reject) => {
      pending = {
        accept: () => {
          accepted.push(submission);
          resolve();
        },
        reject: () => reject(new Error('offline')),
      };
    });
  };
  const settle = async (how: 'accept' | 'reject') => {
    pending?.[how]();
    pending = undefined;
    await Promise.resolve();
    await Promise.resolve();
  };
  return { calls, accepted, onSubmit, settle, page };
}

type Move = FeedbackEvent | { type: 'accept' } | { type: 'reject' };

const choose = fc.record({
  type: fc.constant('select' as const),
  value: fc.integer({ min: 1, max: 5 }),
});
const write = fc.record({
  type: fc.constant('write' as const),
  value: fc.constantFrom('', '  ', 'Bra', ' Fint! '),
});
const press = fc.constantFrom<Move[]>(
  { type: 'send' },
  { type: 'cancel' },
  { type: 'leave' },
  { type: 'hide' },
  { type: 'accept' },
  { type: 'reject' },
);
const notChosen = fc.array<Move>(fc.oneof(write, { arbitrary: press, weight: 4 }), {
  size: 'large',
});
const moves = fc.array<Move>(
  fc.oneof({ arbitrary: choose, weight: 2 }, write, { arbitrary: press, weight: 4 }),
  { maxLength: 40, size: 'max' },
);

async function play(sequence: Move[], submitOnLeave?: boolean) {
  const callbacks = createCallbacks();
  const flow = createFeedbackFlow({ onSubmit: callbacks.onSubmit, submitOnLeave });
  for (const move of sequence) {
    callbacks.page.leaving = move.type === 'leave' || move.type === 'hide';
    if (move.type === 'accept' || move.type === 'reject') await callbacks.settle(move.type);
    else flow.dispatch(move);
  }
  callbacks.page.leaving = false;
  return { flow, callbacks };
}

describe('createFeedbackFlow, for any sequence of actions', () => {
  test('delivers at most one unintended submission, and then at most one intended', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const { callbacks } = await play(sequence);
        const order = callbacks.accepted.map(({ intentionalSubmit }) => intentionalSubmit);
        expect([[], [false], [true], [false, true]]).toContainEqual(order);
      }),
      { numRuns: 2000 },
    );
  });

  test('gives every submission of one visit the same id', async () => {
    await fc.assert(
      fc.asyncProperty(moves, moves, async (sequence, other) => {
        const first = await play(sequence);
        const second = await play(other);
        const idsOf = ({ callbacks }: typeof first) =>
          new Set(callbacks.calls.map(({ submissionId }) => submissionId));
        expect(idsOf(first).size).toBeLessThanOrEqual(1);
        const all = [...idsOf(first), ...idsOf(second)];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  test('sends on leave what Send failed to deliver, once for each Send', async () => {
    let again = 0;
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const callbacks = createCallbacks();
        const flow = createFeedbackFlow({ onSubmit: callbacks.onSubmit });
        let sent: FeedbackSubmission | undefined;
        for (const move of sequence) {
          const before = flow.getState();
          const count = callbacks.calls.length;
          if (move.type === 'accept' || move.type === 'reject') await callbacks.settle(move.type);
          else flow.dispatch(move);
          const call = callbacks.calls[count];
          if (move.type === 'send' && call) sent = call;
          if (move.type === 'cancel' && before.delivery !== 'sending') sent = undefined;
          const leaves = move.type === 'leave' || move.type === 'hide';
          if (!leaves || before.delivery !== 'failed' || !sent) continue;
          expect(call).toEqual({ ...sent, feedbackValue: before.value });
          sent = undefined;
          again++;
        }
      }),
      { numRuns: 2000 },
    );
    expect(again).toBeGreaterThan(100);
  });

  test('submits nothing unintended after an intended attempt, whatever its result', async () => {
    const hosts = fc.constantFrom<(() => unknown)[]>(
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(),
      () => new Promise(() => {}),
      () => undefined,
      () => {
        throw new Error('offline');
      },
    );
    const after = new Set<string>();
    await fc.assert(
      fc.asyncProperty(moves, fc.array(hosts, { minLength: 1 }), async (sequence, answers) => {
        const order: boolean[] = [];
        const flow = createFeedbackFlow({
          onSubmit: ({ intentionalSubmit }) => {
            order.push(intentionalSubmit);
            return answers[order.length % answers.length]?.();
          },
        });
        for (const move of sequence) {
          if (move.type !== 'accept' && move.type !== 'reject') flow.dispatch(move);
          else await new Promise((resolve) => setImmediate(resolve));
        }
        const [first, ...later] = order;
        expect(later).not.toContain(false);
        after.add(`${first} ${later.length > 1}`);
      }),
      { numRuns: 2000 },
    );
    // With and without an unintended submission first, and with several attempts.
    expect(after).toContain('false true');
    expect(after).toContain('true true');
  });

  test('passes exactly the payload, and never text that was not sent intentionally', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const { callbacks } = await play(sequence);
        for (const { message, ...call } of callbacks.calls) {
          expect(call).toEqual({
            feedbackValue: expect.any(Number),
            intentionalSubmit: expect.any(Boolean),
            submissionId: expect.any(String),
          });
          if (!call.intentionalSubmit) expect(message).toBeUndefined();
        }
        for (const call of callbacks.calls) {
          if ('message' in call) expect(call.message?.trim()).toBeTruthy();
        }
      }),
    );
  });

  test('sends nothing after a cancel until an option is chosen again', async () => {
    await fc.assert(
      fc.asyncProperty(moves, notChosen, async (before, after) => {
        const { flow, callbacks } = await play(before);
        await callbacks.settle('reject');
        flow.dispatch({ type: 'cancel' });
        const sent = callbacks.calls.length;
        for (const move of after) {
          if (move.type !== 'accept' && move.type !== 'reject')
            flow.dispatch(move as FeedbackEvent);
        }
        expect(callbacks.calls).toHaveLength(sent);
      }),
    );
  });

  test('sends the current choice, one delivery at a time', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const callbacks = createCallbacks();
        const flow = createFeedbackFlow({
          onSubmit: (submission) => {
            expect(submission.feedbackValue).toBe(flow.getState().value);
            return callbacks.onSubmit(submission);
          },
        });
        for (const move of sequence) {
          const sending = flow.getState().delivery === 'sending';
          const sent = callbacks.calls.length;
          if (move.type === 'accept' || move.type === 'reject') await callbacks.settle(move.type);
          else flow.dispatch(move);
          if (sending) expect(callbacks.calls).toHaveLength(sent);
        }
      }),
    );
  });

  test('sends nothing unintended with submitOnLeave false', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const { callbacks } = await play(sequence, false);
        expect(callbacks.calls.every(({ intentionalSubmit }) => intentionalSubmit)).toBe(true);
      }),
    );
  });
});

describe('createFeedbackFlow', () => {
  test('goes from question to thanks synchronously when the callback is synchronous', () => {
    const onSubmit = vi.fn();
    const flow = createFeedbackFlow({ onSubmit });
    flow.dispatch({ type: 'select', value: 4 });
    flow.dispatch({ type: 'write', value: ' Ryddig side ' });
    flow.dispatch({ type: 'send' });
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          feedbackValue: 4,
          intentionalSubmit: true,
          submissionId: expect.any(String),
          message: 'Ryddig side',
        },
      ],
    ]);
    expect(flow.getState()).toMatchObject({ phase: 'thanks', value: 4, text: '' });
  });

  test('keeps error, choice and text when the callback throws, and can retry', () => {
    const offline = new Error('offline');
    const onSubmit = vi.fn().mockImplementationOnce(() => {
      throw offline;
    });
    const flow = createFeedbackFlow({ onSubmit });
    flow.dispatch({ type: 'select', value: 2 });
    flow.dispatch({ type: 'write', value: 'Treg' });
    flow.dispatch({ type: 'send' });
    expect(flow.getState()).toMatchObject({
      phase: 'chosen',
      delivery: 'failed',
      value: 2,
      text: 'Treg',
      error: offline,
    });
    flow.dispatch({ type: 'send' });
    expect(flow.getState().phase).toBe('thanks');
  });

  test('repeats a failed Send once on leave, with the same id and text', async () => {
    const leaving: Move[] = [{ type: 'hide' }, { type: 'leave' }];
    const { flow, callbacks } = await play([
      { type: 'select', value: 1 },
      { type: 'write', value: 'Treg' },
      { type: 'send' },
      ...leaving,
      { type: 'reject' },
      { type: 'write', value: 'Treg, og halvskrevet' },
      ...leaving,
      ...leaving,
    ]);
    const [sent, again, ...more] = callbacks.calls;
    expect(sent).toMatchObject({ feedbackValue: 1, intentionalSubmit: true, message: 'Treg' });
    expect(again).toEqual(sent);
    expect(more).toEqual([]);
    flow.dispatch({ type: 'send' });
    expect(callbacks.calls[2]).toEqual({ ...sent, message: 'Treg, og halvskrevet' });
  });

  test('sends nothing on leave when the visitor has cancelled after a failed Send', async () => {
    const leaving: Move[] = [{ type: 'hide' }, { type: 'leave' }];
    const { callbacks } = await play([
      { type: 'select', value: 1 },
      { type: 'send' },
      { type: 'reject' },
      { type: 'cancel' },
      ...leaving,
      { type: 'select', value: 2 },
      ...leaving,
    ]);
    expect(callbacks.calls).toHaveLength(1);
  });

  test('keeps a text above the limit until the visitor has shortened it', () => {
    const onSubmit = vi.fn();
    const flow = createFeedbackFlow({ onSubmit });
    flow.dispatch({ type: 'select', value: 1 });
    flow.dispatch({ type: 'write', value: 'a'.repeat(10_001) });
    flow.dispatch({ type: 'send' });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(flow.getState()).toMatchObject({ phase: 'chosen', text: 'a'.repeat(10_001) });
    flow.setOptions({ onSubmit, textLimit: 10_001 });
    flow.dispatch({ type: 'send' });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('stays below the browser limit for requests on leave, whatever the text contains', () => {
    const onSubmit = vi.fn();
    const flow = createFeedbackFlow({ onSubmit });
    flow.dispatch({ type: 'select', value: 1 });
    flow.dispatch({ type: 'write', value: '€'.repeat(10_000) });
    flow.dispatch({ type: 'send' });
    const body = JSON.stringify(onSubmit.mock.calls[0]?.[0]);
    expect(new TextEncoder().encode(body).length).toBeLessThan(64 * 1024);
  });

  test('calls onChoose with each choice, and not when nothing changes', () => {
    const onChoose = vi.fn();
    const flow = createFeedbackFlow<readonly string[]>({
      onSubmit: () => new Promise(() => {}),
      onChoose,
    });
    flow.dispatch({ type: 'select', value: ['a'] });
    flow.dispatch({ type: 'select', value: [] });
    flow.dispatch({ type: 'select', value: ['b'] });
    flow.dispatch({ type: 'answerWithText', value: 'Fint' });
    flow.dispatch({ type: 'send' });
    flow.dispatch({ type: 'select', value: ['c'] });
    expect(onChoose.mock.calls).toEqual([[['a']], [[]], [['b']]]);
  });

  test('calls onStateChange with each new state', () => {
    const phases: string[] = [];
    const flow = createFeedbackFlow({
      onSubmit: vi.fn(),
      onStateChange: ({ phase, delivery = '' }) => phases.push(phase + delivery),
    });
    flow.dispatch({ type: 'select', value: 1 });
    flow.dispatch({ type: 'leave' });
    flow.dispatch({ type: 'send' });
    flow.dispatch({ type: 'send' });
    expect(phases).toEqual(['chosen', 'chosen', 'chosensending', 'thanks']);
  });

  test('sends only the choice on leave when redact threw', () => {
    const onSubmit = vi.fn();
    const redact = () => {
      throw new Error('redact is broken');
    };
    const flow = createFeedbackFlow({ onSubmit, redact });
    flow.dispatch({ type: 'select', value: 1 });
    flow.dispatch({ type: 'write', value: 'Treg' });
    flow.dispatch({ type: 'send' });
    flow.dispatch({ type: 'leave' });
    expect(onSubmit.mock.calls).toEqual([
      [{ feedbackValue: 1, intentionalSubmit: false, submissionId: expect.any(String) }],
    ]);
  });

  test('does not confuse the result of an unintended submission with that of a later one', async () => {
    const flow = createFeedbackFlow({
      onSubmit: ({ intentionalSubmit }) =>
        intentionalSubmit ? new Promise(() => {}) : Promise.reject(new Error('offline')),
    });
    flow.dispatch({ type: 'select', value: 3 });
    flow.dispatch({ type: 'leave' });
    flow.dispatch({ type: 'send' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(flow.getState().delivery).toBe('sending');
  });

  test('notifies subscribers only of changes, until they unsubscribe', () => {
    const flow = createFeedbackFlow({ onSubmit: vi.fn() });
    const listener = vi.fn();
    const unsubscribe = flow.subscribe(listener);
    flow.dispatch({ type: 'send' });
    flow.dispatch({ type: 'leave' });
    expect(listener).not.toHaveBeenCalled();
    flow.dispatch({ type: 'select', value: 3 });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    flow.dispatch({ type: 'cancel' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('supports values of other types than numbers', () => {
    const onSubmit = vi.fn();
    const flow = createFeedbackFlow<'ja' | 'nei'>({ onSubmit });
    flow.dispatch({ type: 'select', value: 'ja' });
    flow.dispatch({ type: 'send' });
    expect(onSubmit).toHaveBeenCalledWith({
      feedbackValue: 'ja',
      intentionalSubmit: true,
      submissionId: expect.any(String),
    });
  });
});
