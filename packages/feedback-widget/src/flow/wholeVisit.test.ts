import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createFeedbackFlow } from './createFeedbackFlow';
import type { FeedbackFlowOptions } from './feedbackFlowOptions';
import type { ContactSubmission, FollowupAnswer, FollowupQuestion } from './feedbackQuestion';
import type { FeedbackEvent, FeedbackSubmission } from './feedbackState';

const questions: FollowupQuestion[] = [
  {
    type: 'radio',
    label: 'Hva skulle du gjøre?',
    name: 'oppgave',
    options: [
      { value: 'se', label: 'Se forsikringene mine' },
      { value: 'kjope', label: 'Kjøpe forsikring' },
    ],
  },
  {
    type: 'checkbox',
    label: 'Hvor lette du?',
    options: [
      { value: 1, label: 'Oversikten' },
      { value: 2, label: 'Profilen' },
    ],
  },
  { type: 'text', label: 'Hva manglet?', maxLength: 250 },
  { type: 'smiley', label: 'Hvor lett var det?' },
];

type CallTo =
  | { to: 'answer'; payload: FeedbackSubmission }
  | { to: 'followup'; payload: readonly FollowupAnswer[]; submissionId: string }
  | { to: 'contact'; payload: ContactSubmission };

/** One call of a callback: intended by the visitor, or on leave. */
type Call = CallTo & { intended: boolean };

const idOf = (call: Call) => (call.to === 'followup' ? call : call.payload).submissionId;

/** Callbacks that record every call, and accept or reject when the test decides. */
function openVisit(options: Partial<FeedbackFlowOptions> = {}) {
  const calls: Call[] = [];
  const accepted: Call[] = [];
  let pending: { accept: () => void; reject: () => void } | undefined;
  let intended = true;
  const take = (taken: CallTo) => {
    const call = { ...taken, intended };
    calls.push(call);
    if (!intended) {
      accepted.push(call);
      return undefined;
    }
    return new Promise<void>((resolve, reject) => {
      pending = {
        accept: () => {
          accepted.push(call);
          resolve();
        },
        reject: () => reject(new Error('offline')),
      };
    });
  };
  const flow = createFeedbackFlow({
    onSubmit: (payload) => take({ to: 'answer', payload }),
    followup: {
      questions,
      onSubmit: (payload, details) => take({ to: 'followup', payload, ...details }),
    },
    contactQuestion: {
      withPhone: true,
      onSubmit: (payload) => take({ to: 'contact', payload }),
    },
    ...options,
  });
  const settle = async (how: 'accept' | 'reject') => {
    pending?.[how]();
    pending = undefined;
    await Promise.resolve();
    await Promise.resolve();
  };
  const play = async (sequence: readonly Move[]) => {
    for (const move of sequence) {
      if (move.type === 'accepted' || move.type === 'refused')
        await settle(move.type === 'accepted' ? 'accept' : 'reject');
      else {
        intended = move.type !== 'leave' && move.type !== 'hide';
        flow.dispatch(move);
      }
    }
  };
  return { flow, calls, accepted, play };
}

type Move = FeedbackEvent | { type: 'accepted' } | { type: 'refused' };

const accepted: Move = { type: 'accepted' };
const SECRET = 'halvskrevet';

const anyMove = fc.oneof(
  fc.record({ type: fc.constant('select' as const), value: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ type: fc.constant('write' as const), value: fc.constantFrom('', ' ', 'Bra') }),
  fc.record({
    type: fc.constant('answer' as const),
    value: fc.constantFrom<(string | number | number[])[]>('se', 2, [], [2], '', ' ', SECRET),
  }),
  fc.constantFrom<Move[]>(
    { type: 'contact', value: { email: 'kari@example.no', phone: '22 33 44 55' } },
    { type: 'leave' },
    { type: 'hide' },
    { type: 'cancel' },
    { type: 'declineNext' },
    { type: 'refused' },
  ),
  {
    arbitrary: fc.constantFrom<Move[]>(
      { type: 'send' },
      { type: 'startFollowup' },
      { type: 'confirmStep' },
      accepted,
    ),
    weight: 4,
  },
);
const sentFeedback: Move[] = [{ type: 'select', value: 4 }, { type: 'send' }, accepted];
// Half of the visits start after the question, so that they reach the other steps too.
const moves = fc
  .tuple(
    fc.constantFrom<Move[][]>([], sentFeedback, [...sentFeedback, { type: 'startFollowup' }]),
    fc.array(anyMove, { maxLength: 40, size: 'max' }),
  )
  .map(([start, rest]) => [...start, ...rest]);

describe('whole visit, for any sequence of actions', () => {
  test('delivers each kind once by Send, with one id, and an unintended submission only before the intended one', async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const visit = openVisit();
        await visit.play(sequence);
        const order = visit.accepted.flatMap((call) =>
          call.to === 'answer' ? [call.payload.intentionalSubmit] : [],
        );
        expect(order.slice(1)).not.toContain(false);
        for (const to of ['answer', 'followup', 'contact']) {
          const tries = visit.calls.filter((call) => call.to === to);
          expect(new Set(tries.map(idOf)).size).toBeLessThanOrEqual(1);
          // After the first attempt, leaving only repeats what an earlier Send failed to deliver.
          tries.slice(1).forEach((call, at) => {
            if (!call.intended) expect(tries[at]?.intended).toBe(true);
          });
          const bySend = visit.accepted.filter((call) => call.to === to && call.intended);
          expect(bySend.length).toBeLessThanOrEqual(1);
        }
        for (const call of visit.accepted) reached.add(call.to);
        reached.add(visit.flow.getState().phase);
      }),
      { numRuns: 3000 },
    );
    for (const place of ['followup', 'contact', 'cancelled', 'thanks', 'step', 'invitation'])
      expect(reached).toContain(place);
  });

  test('sends and asks nothing more once the follow-up is cancelled', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (after) => {
        const visit = openVisit();
        await visit.play([
          ...sentFeedback,
          { type: 'startFollowup' },
          { type: 'answer', value: 'se' },
          { type: 'confirmStep' },
          { type: 'cancel' },
        ]);
        await visit.play(after);
        expect(visit.calls).toHaveLength(1);
        expect(visit.flow.getState().phase).toBe('cancelled');
      }),
    );
  });

  test('keeps the state of a visitor whose page was hidden', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const visit = openVisit();
        await visit.play(sequence);
        const { tried: _, unsent: __, ...before } = visit.flow.getState();
        await visit.play([{ type: 'hide' }]);
        const { tried: ___, unsent: ____, ...after } = visit.flow.getState();
        expect(after).toEqual(before);
      }),
    );
  });

  test('never sends text that the visitor has not confirmed', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const visit = openVisit();
        const confirmed = new Set<string | undefined>([undefined]);
        for (const move of sequence) {
          const state = visit.flow.getState();
          const before = visit.calls.length;
          await visit.play([move]);
          const leaves = move.type === 'leave' || move.type === 'hide';
          for (const call of visit.calls.slice(before)) {
            if (call.to === 'answer') {
              if (leaves) expect(confirmed).toContain(call.payload.message);
              else confirmed.add(call.payload.message);
            }
            if (!leaves || call.to !== 'followup' || state.phase !== 'step') continue;
            const texts = ({ type }: FollowupAnswer) => type === 'text';
            const sent = (state.unsent as FollowupAnswer[] | undefined) ?? state.answers;
            expect(call.payload.filter(texts)).toEqual(sent.filter(texts));
          }
        }
      }),
    );
  });

  test('passes follow-up answers as exactly name, label, type and value, none empty', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const visit = openVisit();
        await visit.play(sequence);
        for (const call of visit.calls) {
          if (call.to !== 'followup') continue;
          const names = call.payload.map(({ name }) => name);
          expect(call.payload.length).toBeGreaterThan(0);
          expect(new Set(names).size).toBe(names.length);
          for (const answer of call.payload) {
            expect(Object.keys(answer).sort()).toEqual(['label', 'name', 'type', 'value']);
            expect(answer.value).not.toHaveLength(0);
          }
        }
      }),
    );
  });
});

describe('follow-up', () => {
  const startedFollowup: Move[] = [...sentFeedback, { type: 'startFollowup' }];

  test('sends all answers in order, once, and then asks for contact', async () => {
    const visit = openVisit();
    await visit.play([
      ...startedFollowup,
      { type: 'answer', value: 'se' },
      { type: 'confirmStep' },
      { type: 'answer', value: [1, 2] },
      { type: 'confirmStep' },
      { type: 'answer', value: ' Prisen ' },
      { type: 'confirmStep' },
      { type: 'answer', value: 4 },
      { type: 'confirmStep' },
      accepted,
      { type: 'leave' },
    ]);
    expect(visit.calls.slice(1)).toEqual([
      {
        to: 'followup',
        intended: true,
        submissionId: expect.any(String),
        payload: [
          { name: 'oppgave', label: 'Hva skulle du gjøre?', type: 'radio', value: 'se' },
          { name: 'Hvor lette du?', label: 'Hvor lette du?', type: 'checkbox', value: ['1', '2'] },
          { name: 'Hva manglet?', label: 'Hva manglet?', type: 'text', value: 'Prisen' },
          { name: 'Hvor lett var det?', label: 'Hvor lett var det?', type: 'smiley', value: '4' },
        ],
      },
    ]);
    expect(visit.flow.getState()).toMatchObject({ phase: 'contact', after: 'followup' });
  });

  test('leaves out skipped answers, and sends nothing when all are skipped', async () => {
    const visit = openVisit();
    const next: Move = { type: 'confirmStep' };
    await visit.play([
      ...startedFollowup,
      next,
      next,
      { type: 'answer', value: 'Pris' },
      next,
      next,
    ]);
    expect(visit.calls[1]?.payload).toEqual([
      { name: 'Hva manglet?', label: 'Hva manglet?', type: 'text', value: 'Pris' },
    ]);
    const skipped = openVisit();
    await skipped.play([...startedFollowup, next, next, next, next]);
    expect(skipped.calls).toHaveLength(1);
    expect(skipped.flow.getState()).toMatchObject({ phase: 'contact', after: 'followup' });
  });

  test('replaces an earlier answer with a later one of the same name, at the same position', async () => {
    const onSubmit = vi.fn();
    const same = { type: 'text', name: 'a' } as const;
    const visit = openVisit({
      followup: {
        questions: [
          { ...same, label: 'Først' },
          { type: 'text', label: 'Midt' },
          { ...same, label: 'Sist' },
        ],
        onSubmit,
      },
    });
    await visit.play(startedFollowup);
    for (const value of ['1', '2', '3']) {
      await visit.play([{ type: 'answer', value }, { type: 'confirmStep' }]);
    }
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual([
      { name: 'a', label: 'Sist', type: 'text', value: '3' },
      { name: 'Midt', label: 'Midt', type: 'text', value: '2' },
    ]);
  });

  test('is sent once when the page is left, and not while it is hidden', async () => {
    const visit = openVisit();
    await visit.play([...startedFollowup, { type: 'answer', value: 'se' }, { type: 'hide' }]);
    expect(visit.calls).toHaveLength(1);
    expect(visit.flow.getState().phase).toBe('step');
    await visit.play([{ type: 'leave' }, { type: 'leave' }, { type: 'confirmStep' }]);
    expect(visit.calls.slice(1).map(({ payload }) => payload)).toEqual([
      [{ name: 'oppgave', label: 'Hva skulle du gjøre?', type: 'radio', value: 'se' }],
    ]);
  });

  test('leaves out text that Neste has not confirmed when the page is left', async () => {
    const visit = openVisit();
    const skip: Move = { type: 'confirmStep' };
    await visit.play([...startedFollowup, { type: 'answer', value: 'se' }, skip, skip]);
    await visit.play([{ type: 'answer', value: SECRET }, { type: 'leave' }]);
    expect(visit.calls.slice(1).map(({ payload }) => payload)).toEqual([
      [{ name: 'oppgave', label: 'Hva skulle du gjøre?', type: 'radio', value: 'se' }],
    ]);
  });

  test('keeps its answers when a delivery fails, and retries with all of them', async () => {
    const visit = openVisit();
    await visit.play([
      ...startedFollowup,
      { type: 'answer', value: 'se' },
      ...Array<Move>(4).fill({ type: 'confirmStep' }),
      { type: 'refused' },
    ]);
    expect(visit.flow.getState()).toMatchObject({ phase: 'step', delivery: 'failed' });
    await visit.play([{ type: 'confirmStep' }, accepted]);
    expect(visit.calls[2]).toEqual(visit.calls[1]);
    expect(visit.accepted).toHaveLength(2);
  });

  test('shows only the thank-you when declined, without contact', async () => {
    const visit = openVisit();
    await visit.play([...sentFeedback, { type: 'declineNext' }]);
    expect(visit.flow.getState()).toMatchObject({ phase: 'thanks', after: 'answer' });
  });

  test('is never sent on leave with submitOnLeave false', async () => {
    const visit = openVisit({ submitOnLeave: false });
    await visit.play([...startedFollowup, { type: 'answer', value: 'se' }, { type: 'leave' }]);
    expect(visit.calls).toHaveLength(1);
  });
});

describe('follow-up text above the limit', () => {
  test('stays at its step until the visitor shortens it', async () => {
    const text: FollowupQuestion = { type: 'text', label: 'Hva manglet?' };
    const onSubmit = vi.fn();
    const visit = openVisit({ textLimit: 5, followup: { questions: [text], onSubmit } });
    await visit.play([
      ...sentFeedback,
      { type: 'startFollowup' },
      { type: 'answer', value: 'Prisen' },
    ]);
    await visit.play([{ type: 'confirmStep' }]);
    expect(visit.flow.getState()).toMatchObject({ phase: 'step', draft: 'Prisen' });
    await visit.play([{ type: 'answer', value: 'Pris' }, { type: 'confirmStep' }]);
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject([{ value: 'Pris' }]);
  });
});

describe('contact', () => {
  const contact: Move = { type: 'contact', value: { email: 'a@b.no', phone: '22334455' } };

  test('comes right after the main question without a follow-up, and contains a phone number only if required', async () => {
    const visit = openVisit({ followup: undefined });
    await visit.play([...sentFeedback, contact, accepted]);
    expect(visit.calls[1]?.payload).toEqual({
      email: 'a@b.no',
      phone: '22334455',
      submissionId: expect.any(String),
    });
    expect(visit.flow.getState()).toMatchObject({ phase: 'thanks', after: 'contact' });

    const onSubmit = vi.fn();
    const emailOnly = openVisit({ followup: undefined, contactQuestion: { onSubmit } });
    await emailOnly.play([...sentFeedback, contact]);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'a@b.no',
      submissionId: expect.any(String),
    });
  });

  test('is sent once more on leave after a failure, with the same id, unless declined', async () => {
    const visit = openVisit({ followup: undefined });
    await visit.play([...sentFeedback, contact, { type: 'refused' }, { type: 'hide' }]);
    expect(visit.calls).toHaveLength(2);
    await visit.play([{ type: 'leave' }, { type: 'leave' }]);
    expect(visit.calls).toHaveLength(3);
    expect(visit.calls[2]?.payload).toEqual(visit.calls[1]?.payload);
    const declined = openVisit({ followup: undefined });
    await declined.play([...sentFeedback, contact, { type: 'refused' }, { type: 'declineNext' }]);
    await declined.play([{ type: 'leave' }]);
    expect(declined.calls).toHaveLength(2);
  });

  test('can be retried or declined after a failure', async () => {
    const visit = openVisit({ followup: undefined });
    await visit.play([...sentFeedback, contact, { type: 'refused' }]);
    expect(visit.flow.getState()).toMatchObject({ phase: 'contact', delivery: 'failed' });
    await visit.play([contact, { type: 'refused' }, { type: 'declineNext' }]);
    expect(visit.flow.getState()).toMatchObject({ phase: 'thanks', after: 'answer' });
  });
});

describe('redact', () => {
  test('edits every free text before a callback receives it', async () => {
    const visit = openVisit({ redact: (text) => text.replace(/\d+/g, '***') });
    await visit.play([
      { type: 'select', value: 3 },
      { type: 'write', value: 'Ring 22334455' },
      { type: 'send' },
      accepted,
      { type: 'startFollowup' },
      { type: 'confirmStep' },
      { type: 'confirmStep' },
      { type: 'answer', value: 'Jeg er 45' },
      { type: 'confirmStep' },
      { type: 'answer', value: 4 },
      { type: 'confirmStep' },
    ]);
    expect(visit.calls[0]?.payload).toMatchObject({ feedbackValue: 3, message: 'Ring ***' });
    expect(visit.calls[1]?.payload).toMatchObject([{ value: 'Jeg er ***' }, { value: '4' }]);
  });

  test('leaves out an empty text, and sends nothing when it throws', async () => {
    const written: Move[] = [
      { type: 'select', value: 3 },
      { type: 'write', value: 'Hemmelig' },
      { type: 'send' },
    ];
    const emptied = openVisit({ redact: () => ' ' });
    await emptied.play(written);
    expect(emptied.calls[0]?.payload).toEqual({
      feedbackValue: 3,
      intentionalSubmit: true,
      submissionId: expect.any(String),
    });
    const broken = openVisit({
      redact: () => {
        throw new Error('redact is broken');
      },
    });
    await broken.play(written);
    expect(broken.calls).toEqual([]);
    expect(broken.flow.getState().delivery).toBe('failed');
  });
});
