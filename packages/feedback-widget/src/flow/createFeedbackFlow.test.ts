import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createFeedbackFlow } from './createFeedbackFlow';
import type { FeedbackEvent, FeedbackSubmission } from './feedbackState';

/** A host that answers when the test says so, and writes down every call. */
function slowHost() {
  const calls: FeedbackSubmission[] = [];
  const accepted: FeedbackSubmission[] = [];
  let waiting: { accept: () => void; reject: () => void } | undefined;
  const onSubmit = (submission: FeedbackSubmission) => {
    calls.push(submission);
    if (!submission.intentionalSubmit) {
      accepted.push(submission);
      return Promise.reject(new Error('nobody hears this'));
    }
    return new Promise<void>((resolve, reject) => {
      waiting = {
        accept: () => {
          accepted.push(submission);
          resolve();
        },
        reject: () => reject(new Error('offline')),
      };
    });
  };
  const settle = async (how: 'accept' | 'reject') => {
    waiting?.[how]();
    waiting = undefined;
    await Promise.resolve();
    await Promise.resolve();
  };
  return { calls, accepted, onSubmit, settle };
}

type Move = FeedbackEvent | { type: 'accept' } | { type: 'reject' };

const choose = fc.record({
  type: fc.constant('choose' as const),
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
  const host = slowHost();
  const flow = createFeedbackFlow({ onSubmit: host.onSubmit, submitOnLeave });
  for (const move of sequence) {
    if (move.type === 'accept' || move.type === 'reject') await host.settle(move.type);
    else flow.dispatch(move);
  }
  return { flow, host };
}

describe('createFeedbackFlow, whatever a visitor does', () => {
  it('delivers at most one unintended answer, and then at most one intended', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const { host } = await play(sequence);
        const order = host.accepted.map(({ intentionalSubmit }) => intentionalSubmit);
        expect([[], [false], [true], [false, true]]).toContainEqual(order);
      }),
      { numRuns: 2000 },
    );
  });

  it('submits nothing unintended after an intended try, whatever becomes of that', async () => {
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
    // Sent unintended first or not, and tried several times.
    expect(after).toContain('false true');
    expect(after).toContain('true true');
  });

  it('hands over exactly the payload, and never text that was not sent on purpose', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const { host } = await play(sequence);
        for (const { message, ...call } of host.calls) {
          expect(call).toEqual({
            feedbackValue: expect.any(Number),
            intentionalSubmit: expect.any(Boolean),
          });
          if (!call.intentionalSubmit) expect(message).toBeUndefined();
        }
        for (const call of host.calls) {
          if ('message' in call) expect(call.message?.trim()).toBeTruthy();
        }
      }),
    );
  });

  it('sends nothing after a cancel until an answer is chosen anew', async () => {
    await fc.assert(
      fc.asyncProperty(moves, notChosen, async (before, after) => {
        const { flow, host } = await play(before);
        await host.settle('reject');
        flow.dispatch({ type: 'cancel' });
        const sent = host.calls.length;
        for (const move of after) {
          if (move.type !== 'accept' && move.type !== 'reject')
            flow.dispatch(move as FeedbackEvent);
        }
        expect(host.calls).toHaveLength(sent);
      }),
    );
  });

  it('sends what is chosen at that moment, one delivery at a time', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const host = slowHost();
        const flow = createFeedbackFlow({
          onSubmit: (submission) => {
            expect(submission.feedbackValue).toBe(flow.getState().value);
            return host.onSubmit(submission);
          },
        });
        for (const move of sequence) {
          const sending = flow.getState().delivery === 'sending';
          const sent = host.calls.length;
          if (move.type === 'accept' || move.type === 'reject') await host.settle(move.type);
          else flow.dispatch(move);
          if (sending) expect(host.calls).toHaveLength(sent);
        }
      }),
    );
  });

  it('sends nothing unintended when the host switched that off', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const { host } = await play(sequence, false);
        expect(host.calls.every(({ intentionalSubmit }) => intentionalSubmit)).toBe(true);
      }),
    );
  });
});

describe('createFeedbackFlow', () => {
  it('goes from question to thanks at once when the host answers at once', () => {
    const onSubmit = vi.fn();
    const flow = createFeedbackFlow({ onSubmit });
    flow.dispatch({ type: 'choose', value: 4 });
    flow.dispatch({ type: 'write', value: ' Ryddig side ' });
    flow.dispatch({ type: 'send' });
    expect(onSubmit.mock.calls).toEqual([
      [{ feedbackValue: 4, intentionalSubmit: true, message: 'Ryddig side' }],
    ]);
    expect(flow.getState()).toMatchObject({ phase: 'thanks', value: 4, text: '' });
  });

  it('keeps error, choice and text when the host throws, and can try again', () => {
    const offline = new Error('offline');
    const onSubmit = vi.fn().mockImplementationOnce(() => {
      throw offline;
    });
    const flow = createFeedbackFlow({ onSubmit });
    flow.dispatch({ type: 'choose', value: 2 });
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

  it('sends nothing on leave of what Send tried, which may have arrived, but Send again', async () => {
    const leaving: Move[] = [{ type: 'hide' }, { type: 'leave' }];
    const { flow, host } = await play([
      { type: 'choose', value: 1 },
      { type: 'send' },
      ...leaving,
      { type: 'reject' },
      ...leaving,
      { type: 'cancel' },
      { type: 'choose', value: 2 },
      ...leaving,
    ]);
    expect(host.calls).toEqual([{ feedbackValue: 1, intentionalSubmit: true }]);
    flow.dispatch({ type: 'send' });
    expect(host.calls[1]).toEqual({ feedbackValue: 2, intentionalSubmit: true });
  });

  it('sends on leave what a redact that threw kept back, without the text', () => {
    const onSubmit = vi.fn();
    const redact = () => {
      throw new Error('redact is broken');
    };
    const flow = createFeedbackFlow({ onSubmit, redact });
    flow.dispatch({ type: 'choose', value: 1 });
    flow.dispatch({ type: 'write', value: 'Treg' });
    flow.dispatch({ type: 'send' });
    flow.dispatch({ type: 'leave' });
    expect(onSubmit.mock.calls).toEqual([[{ feedbackValue: 1, intentionalSubmit: false }]]);
  });

  it('does not take the answer to an unintended submission for the answer to a later one', async () => {
    const flow = createFeedbackFlow({
      onSubmit: ({ intentionalSubmit }) =>
        intentionalSubmit ? new Promise(() => {}) : Promise.reject(new Error('offline')),
    });
    flow.dispatch({ type: 'choose', value: 3 });
    flow.dispatch({ type: 'leave' });
    flow.dispatch({ type: 'send' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(flow.getState().delivery).toBe('sending');
  });

  it('tells its subscribers of changes alone, and forgets those who left', () => {
    const flow = createFeedbackFlow({ onSubmit: vi.fn() });
    const listener = vi.fn();
    const unsubscribe = flow.subscribe(listener);
    flow.dispatch({ type: 'send' });
    flow.dispatch({ type: 'leave' });
    expect(listener).not.toHaveBeenCalled();
    flow.dispatch({ type: 'choose', value: 3 });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    flow.dispatch({ type: 'cancel' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('carries answers of other types than numbers', () => {
    const onSubmit = vi.fn();
    const flow = createFeedbackFlow<'ja' | 'nei'>({ onSubmit });
    flow.dispatch({ type: 'choose', value: 'ja' });
    flow.dispatch({ type: 'send' });
    expect(onSubmit).toHaveBeenCalledWith({ feedbackValue: 'ja', intentionalSubmit: true });
  });
});
