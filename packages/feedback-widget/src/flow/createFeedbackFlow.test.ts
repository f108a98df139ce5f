import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createFeedbackFlow } from './createFeedbackFlow';
import type { FeedbackFlowOptions } from './feedbackFlowOptions';
import type {
  AnswerValue,
  ContactSubmission,
  FollowupAnswer,
  FollowupQuestion,
} from './feedbackQuestion';
import type { FeedbackEvent, FeedbackState, FeedbackSubmission } from './feedbackState';

const numRuns = import.meta.env.MODE === 'soak' ? 500 : 100;

type Options = FeedbackFlowOptions<AnswerValue>;
/** An action of the visitor, or the result of the pending delivery. */
type Move = FeedbackEvent<AnswerValue> | { type: 'accepted' } | { type: 'refused' };

const select = (value: AnswerValue): Move => ({ type: 'select', value });
const typeAnswer = (value: string): Move => ({ type: 'answerWithText', value });
const write = (value: string): Move => ({ type: 'write', value });
const answer = (value: AnswerValue): Move => ({ type: 'answer', value });
const plain = (type: Move['type']) => ({ type }) as Move;
const [send, cancel, startFollowup] = [plain('send'), plain('cancel'), plain('startFollowup')];
const [next, declineNext] = [plain('confirmStep'), plain('declineNext')];
const [hide, leave] = [plain('hide'), plain('leave')];
const [accepted, refused] = [plain('accepted'), plain('refused')];
const contact: Move = { type: 'contact', value: { email: 'a@b.no', phone: '22334455' } };
const answered = [select(4), send, accepted];

const questions: FollowupQuestion[] = [
  {
    type: 'radio',
    label: 'Hva skulle du gjøre?',
    name: 'oppgave',
    options: [{ value: 'se', label: 'Se forsikringene mine' }],
  },
  { type: 'checkbox', label: 'Hvor lette du?', options: [{ value: 1, label: 'Profilen' }] },
  { type: 'text', label: 'Hva manglet?', maxLength: 250 },
  { type: 'smiley', label: 'Hvor lett var det?' },
];
const textQuestion: FollowupQuestion = { type: 'text', label: 'Hva manglet?' };
const intention = { name: 'oppgave', label: 'Hva skulle du gjøre?', type: 'radio', value: 'se' };

/** One call of a callback. */
type Call = { byLeaving: boolean; submissionId: string } & (
  | { to: 'answer'; payload: FeedbackSubmission<AnswerValue> }
  | { to: 'followup'; payload: readonly FollowupAnswer[] }
  | { to: 'contact'; payload: ContactSubmission }
);

/** A flow whose callbacks record every call; `accepted` and `refused` settle the last one. */
function openVisit(options: Partial<Options> = {}) {
  const calls: Call[] = [];
  const delivered: Call[] = [];
  let byLeaving = false;
  let pending: { accept: () => void; reject: () => void } | undefined;
  function take(call: object) {
    const taken = { ...call, byLeaving } as Call;
    calls.push(taken);
    return new Promise<void>((resolve, reject) => {
      const rejected = () => reject(new Error('offline'));
      // Nobody waits for the result of a submission on leave.
      if (byLeaving) return rejected();
      pending = { accept: () => resolve(void delivered.push(taken)), reject: rejected };
    });
  }
  const flow = createFeedbackFlow<AnswerValue>({
    onSubmit: (payload) => take({ to: 'answer', payload, submissionId: payload.submissionId }),
    followup: {
      questions,
      onSubmit: (payload, details) => take({ to: 'followup', payload, ...details }),
    },
    contactQuestion: {
      withPhone: true,
      onSubmit: (payload) => take({ to: 'contact', payload, submissionId: payload.submissionId }),
    },
    ...options,
  });
  async function play(...moves: readonly Move[]) {
    for (const move of moves) {
      byLeaving = move.type === 'hide' || move.type === 'leave';
      if (move.type === 'accepted') pending?.accept();
      else if (move.type === 'refused') pending?.reject();
      else flow.dispatch(move);
      if (move.type === 'accepted' || move.type === 'refused') pending = undefined;
      await Promise.resolve();
      await Promise.resolve();
    }
  }
  /** The payloads of a kind, without the id. */
  const sent = (to: Call['to']) =>
    calls
      .filter((call) => call.to === to)
      .map(({ payload }) => {
        if (Array.isArray(payload)) return payload;
        const { submissionId: _, ...rest } = payload as FeedbackSubmission<AnswerValue>;
        return rest;
      });
  return { flow, calls, delivered, play, sent };
}
type Visit = ReturnType<typeof openVisit>;

const texts = fc.constantFrom('', ' ', ' Bra ', 'Ring 91234567');
const anyMove = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 5 }).map(select), weight: 2 },
  fc.constantFrom(select([]), select(['a', 2])),
  texts.map(typeAnswer),
  texts.map(write),
  fc.constantFrom<AnswerValue[]>('se', 2, [], [2], '', ' ', 'halvskrevet').map(answer),
  { arbitrary: fc.constantFrom(hide, leave), weight: 2 },
  fc.constantFrom(contact, cancel, declineNext),
  { arbitrary: fc.constantFrom(send, startFollowup, next, accepted, refused), weight: 5 },
);
// Visits also start after the question or a failure, so that they reach the other steps.
const failed = [select(4), write('Treg'), send, refused];
const anyVisit = fc
  .tuple(
    fc.constantFrom<Move[]>([], failed, answered, [...answered, startFollowup]),
    fc.array(anyMove, { maxLength: 40, size: 'max' }),
  )
  .map(([start, rest]) => [...start, ...rest]);

/** Plays many visits, and calls `check` after each move with the calls that the move caused. */
const forAnyVisit = (
  check: (visit: Visit, move: Move, caused: Call[], before: FeedbackState<AnswerValue>) => void,
  options?: Partial<Options>,
) =>
  fc.assert(
    fc.asyncProperty(anyVisit, async (moves) => {
      const visit = openVisit(options);
      for (const move of moves) {
        const [before, count] = [visit.flow.getState(), visit.calls.length];
        await visit.play(move);
        check(visit, move, visit.calls.slice(count), before);
      }
    }),
    { numRuns },
  );

describe('createFeedbackFlow, for any sequence of actions,', () => {
  test('delivers each kind once, with one id, and an unintended submission only as the first', async () => {
    const reached = new Set<string>();
    const ids = new Map<Visit, Set<string>>();
    await forAnyVisit((visit, _, caused) => {
      for (const to of ['answer', 'followup', 'contact']) {
        const attempts = visit.calls.filter((call) => call.to === to);
        expect(new Set(attempts.map(({ submissionId }) => submissionId)).size).toBeLessThan(2);
        // Leaving again only repeats what Send failed to deliver.
        attempts.slice(1).forEach((call, at) => {
          if (call.byLeaving) expect(attempts[at]?.byLeaving).toBe(false);
        });
        expect(visit.delivered.filter((call) => call.to === to).length).toBeLessThan(2);
      }
      const [, ...later] = visit.calls.filter(({ to }) => to === 'answer');
      for (const { payload } of later) expect(payload).toMatchObject({ intentionalSubmit: true });
      for (const { to, submissionId } of caused) {
        reached.add(to);
        ids.set(visit, (ids.get(visit) ?? new Set()).add(submissionId));
      }
      reached.add(visit.flow.getState().phase);
    });
    const all = [...ids.values()].flatMap((ofVisit) => [...ofVisit]);
    expect(new Set(all).size).toBe(all.length);
    for (const place of ['followup', 'contact', 'cancelled', 'thanks', 'step', 'invitation'])
      expect(reached).toContain(place);
  });

  test('repeats on leave what Send failed to deliver, once, with the current choice', async () => {
    const unsent = new WeakMap<Visit, Call>();
    const repeated = new Set<string>();
    await forAnyVisit((visit, move, [call], before) => {
      const bySend = visit.calls.findLast(({ byLeaving }) => !byLeaving);
      if (move.type === 'refused' && before.delivery === 'sending' && bySend)
        unsent.set(visit, bySend);
      if (move.type === 'cancel' && before.delivery !== 'sending') unsent.delete(visit);
      const failed = unsent.get(visit);
      if (!failed || !call?.byLeaving || before.delivery !== 'failed') return;
      const choice = before.phase === 'chosen' &&
        !before.isTypedText && { feedbackValue: before.value };
      const payload = choice ? { ...failed.payload, ...choice } : failed.payload;
      expect(call).toEqual({ ...failed, payload, byLeaving: true });
      unsent.delete(visit);
      repeated.add(call.to);
    });
    expect([...repeated].sort()).toEqual(['answer', 'contact']);
  });

  test('sends the current choice, one delivery at a time, and exactly the payload', async () => {
    await forAnyVisit((_, _move, caused, before) => {
      expect(caused.length).toBeLessThan(before.delivery === 'sending' ? 1 : 2);
      for (const call of caused) {
        if (call.to === 'answer') {
          const { message, feedbackValue, ...rest } = call.payload;
          expect(rest).toEqual({
            intentionalSubmit: expect.any(Boolean),
            submissionId: expect.any(String),
          });
          if (typeof before.value !== 'string') expect(feedbackValue).toBe(before.value);
          if (!rest.intentionalSubmit) expect(call.payload).not.toHaveProperty('message');
          if ('message' in call.payload) expect(message?.trim()).toBeTruthy();
        }
        if (call.to !== 'followup') continue;
        const names = call.payload.map(({ name }) => name);
        expect(names.length).toBeGreaterThan(0);
        expect(new Set(names).size).toBe(names.length);
        for (const given of call.payload) {
          expect(Object.keys(given).sort()).toEqual(['label', 'name', 'type', 'value']);
          expect(given.value).not.toHaveLength(0);
        }
      }
    });
  });

  test('never sends text without redact, or on leave before the visitor has confirmed it', async () => {
    const confirmed = new WeakMap<Visit, Set<unknown>>();
    const sent = new Set<unknown>();
    await forAnyVisit(
      (visit, _, caused, before) => {
        const known = confirmed.get(visit) ?? new Set<unknown>([undefined]);
        confirmed.set(visit, known);
        for (const call of caused) {
          expect(JSON.stringify(call.payload)).not.toContain('91234567');
          if (call.to === 'answer') {
            const { feedbackValue, message } = call.payload;
            const typed = typeof feedbackValue === 'string' ? feedbackValue : undefined;
            sent.add(typed);
            expect(['', []]).not.toContainEqual(feedbackValue);
            for (const text of [message, typed]) {
              if (call.byLeaving) expect(known).toContain(text);
              else known.add(text);
            }
          }
          if (!call.byLeaving || call.to !== 'followup' || before.phase !== 'step') continue;
          const answers = (before.unsent as FollowupAnswer[] | undefined) ?? before.answers;
          const isText = ({ type }: FollowupAnswer) => type === 'text';
          expect(call.payload.filter(isText)).toEqual(answers.filter(isText));
        }
      },
      { redact: (text) => text.replace(/\d{8}/, '***') },
    );
    expect(sent).toContain('Ring ***');
  });

  test('sends nothing after a cancel until an option is chosen again', async () => {
    const cancelled = new WeakMap<Visit, boolean>();
    await forAnyVisit((visit, { type }, caused, before) => {
      if (type === 'select' || type === 'answerWithText') cancelled.delete(visit);
      if (type === 'cancel' && before.delivery !== 'sending' && before.phase === 'chosen')
        cancelled.set(visit, true);
      if (cancelled.get(visit) || before.phase === 'cancelled') expect(caused).toEqual([]);
    });
  });

  test('keeps the state when the page is hidden', async () => {
    await forAnyVisit(({ flow }, { type }, _, before) => {
      if (type !== 'hide') return;
      const { tried: _tried, unsent: _unsent, ...kept } = before;
      expect(flow.getState()).toMatchObject(kept);
    });
  });

  test('sends nothing on leave with submitOnLeave false', async () => {
    await forAnyVisit(
      ({ calls }) => expect(calls.filter(({ byLeaving }) => byLeaving)).toEqual([]),
      { submitOnLeave: false },
    );
  });
});

describe('question', () => {
  test('sends the choice and the trimmed text, and asks the next question', async () => {
    const { flow, calls, play } = openVisit();
    await play(select(4), write(' Ryddig side '), send);
    expect(calls[0]?.payload).toEqual({
      feedbackValue: 4,
      intentionalSubmit: true,
      submissionId: expect.any(String),
      message: 'Ryddig side',
    });
    expect(flow.getState()).toMatchObject({ phase: 'chosen', delivery: 'sending' });
    await play(accepted);
    expect(flow.getState()).toMatchObject({ phase: 'invitation', value: 4, text: '' });
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
    expect(flow.getState()).toMatchObject({ phase: 'thanks', after: 'answer' });
  });

  test.each([
    ['a response of fetch', new Response(null, { status: 503 })],
    ['one of several deliveries of the element', [undefined, new Response(null, { status: 403 })]],
  ])('thanks nobody for what the server refuses: %s', async (_, outcome) => {
    const flow = createFeedbackFlow({ onSubmit: async () => outcome });
    flow.dispatch({ type: 'select', value: 2 });
    flow.dispatch({ type: 'send' });
    await vi.waitFor(() =>
      expect(flow.getState()).toMatchObject({ delivery: 'failed', error: outcome }),
    );
  });

  test('ignores the result of an unintended submission', async () => {
    const { flow, play } = openVisit();
    await play(select(3), leave, send);
    await new Promise((resolve) => setImmediate(resolve));
    expect(flow.getState().delivery).toBe('sending');
  });

  test('keeps a text above the limit until the visitor has shortened it', async () => {
    const { flow, calls, play } = openVisit();
    await play(select(1), write('a'.repeat(10_001)), send);
    expect(calls).toEqual([]);
    expect(flow.getState()).toMatchObject({ phase: 'chosen', text: 'a'.repeat(10_001) });
    expect(flow.getState().delivery).toBeUndefined();
    await play(write('€'.repeat(10_000)), send);
    // The limit of browsers for requests on leave.
    const body = JSON.stringify(calls[0]?.payload);
    expect(new TextEncoder().encode(body).length).toBeLessThan(64 * 1024);
  });

  test('clears the choice when the last box is unchecked, and keeps the text', async () => {
    const { flow, sent, play } = openVisit();
    await play(select(['a']), write('Fordi'), select([]));
    expect(flow.getState()).toMatchObject({ phase: 'question', value: undefined });
    await play(send, hide, leave);
    expect(sent('answer')).toEqual([]);
    await play(select(['b']), send);
    expect(sent('answer')).toMatchObject([{ feedbackValue: ['b'], message: 'Fordi' }]);
  });
});

describe('text as the answer', () => {
  test('is sent trimmed with Send, and can be cleared', async () => {
    const { flow, sent, play } = openVisit();
    await play(typeAnswer('Fint'), typeAnswer(' '));
    expect(flow.getState()).toMatchObject({ phase: 'question', value: undefined });
    await play(send, leave, typeAnswer(' Fint '), leave, send);
    expect(sent('answer')).toEqual([{ feedbackValue: 'Fint', intentionalSubmit: true }]);
  });

  test('can be replaced with a choice, which is sent on leave', async () => {
    const { sent, play } = openVisit();
    await play(typeAnswer('Fint'), select('ja'), leave);
    expect(sent('answer')).toEqual([{ feedbackValue: 'ja', intentionalSubmit: false }]);
  });

  test('is not sent while it is longer than the limit', async () => {
    const { flow, calls, play } = openVisit({ textLimit: 5 });
    await play(typeAnswer('Prisen'), send);
    expect(calls).toEqual([]);
    expect(flow.getState()).toMatchObject({ phase: 'chosen', value: 'Prisen' });
  });
});

describe('follow-up', () => {
  const started = [...answered, startFollowup];

  test('sends all answers in order, once, and then asks for contact', async () => {
    const { flow, sent, play } = openVisit();
    await play(...started, answer('se'), next, answer([1, 2]), next, answer(' Prisen '), next);
    await play(answer(4), next, accepted, leave);
    expect(sent('followup')).toEqual([
      [
        intention,
        { name: 'Hvor lette du?', label: 'Hvor lette du?', type: 'checkbox', value: ['1', '2'] },
        { name: 'Hva manglet?', label: 'Hva manglet?', type: 'text', value: 'Prisen' },
        { name: 'Hvor lett var det?', label: 'Hvor lett var det?', type: 'smiley', value: '4' },
      ],
    ]);
    expect(flow.getState()).toMatchObject({ phase: 'contact', after: 'followup' });
  });

  test('leaves out skipped answers, and sends nothing when all are skipped', async () => {
    const { sent, play } = openVisit();
    await play(...started, next, next, answer('Pris'), next, next);
    expect(sent('followup')).toMatchObject([[{ name: 'Hva manglet?', value: 'Pris' }]]);
    const skipped = openVisit();
    await skipped.play(...started, next, next, next, next);
    expect(skipped.sent('followup')).toEqual([]);
    expect(skipped.flow.getState()).toMatchObject({ phase: 'contact', after: 'followup' });
  });

  test('replaces an earlier answer of the same name, at the same position', async () => {
    const onSubmit = vi.fn();
    const same = { type: 'text', name: 'a' } as const;
    const labels = [
      { ...same, label: 'Først' },
      { type: 'text', label: 'Midt' } as const,
      { ...same, label: 'Sist' },
    ];
    const { play } = openVisit({ followup: { questions: labels, onSubmit } });
    await play(...started, answer('1'), next, answer('2'), next, answer('3'), next);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual([
      { name: 'a', label: 'Sist', type: 'text', value: '3' },
      { name: 'Midt', label: 'Midt', type: 'text', value: '2' },
    ]);
  });

  test('is sent once when the page is left, not while it is hidden, and without unconfirmed text', async () => {
    const { flow, sent, play } = openVisit();
    await play(...started, answer('se'), hide);
    expect(sent('followup')).toEqual([]);
    expect(flow.getState().phase).toBe('step');
    await play(next, next, answer('halvskrevet'), leave, leave, next);
    expect(sent('followup')).toEqual([[intention]]);
    const choosing = openVisit();
    await choosing.play(...started, answer('se'), leave);
    expect(choosing.sent('followup')).toEqual([[intention]]);
  });

  test.each([
    ['without a change', []],
    ['with another text', [answer('Prisen, ring 9')]],
  ])(
    'is repeated once as confirmed when the visitor leaves after a failure %s',
    async (_, since) => {
      const { flow, calls, play } = openVisit({ followup: undefined });
      flow.setOptions({
        onSubmit: vi.fn(),
        followup: {
          questions: [textQuestion],
          onSubmit: (payload) => {
            calls.push({ to: 'followup', payload } as Call);
            throw new Error('offline');
          },
        },
      });
      await play(select(4), send, startFollowup, answer('Prisen'), next, ...since, hide);
      expect(calls).toHaveLength(1);
      await play(leave, leave);
      expect(calls[1]).toEqual(calls[0]);
      expect(calls).toHaveLength(2);
    },
  );

  test('keeps its answers when a delivery fails, and retries with the current ones', async () => {
    const { flow, sent, play, delivered } = openVisit();
    await play(...started, answer('se'), next, next, next, next, refused);
    expect(flow.getState()).toMatchObject({ phase: 'step', delivery: 'failed' });
    await play(answer(4), next, accepted);
    expect(sent('followup')).toMatchObject([[intention], [intention, { value: '4' }]]);
    expect(delivered).toHaveLength(2);
  });

  test('stays at a text above the limit until the visitor shortens it', async () => {
    const onSubmit = vi.fn();
    const followup = { questions: [textQuestion], onSubmit };
    const { flow, play } = openVisit({ textLimit: 5, followup });
    await play(...started, answer('Prisen'), next);
    expect(flow.getState()).toMatchObject({ phase: 'step', draft: 'Prisen' });
    await play(answer('Pris'), next);
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject([{ value: 'Pris' }]);
  });

  test('shows only the thank-you when it is declined, without contact', async () => {
    const { flow, play } = openVisit();
    await play(...answered, declineNext);
    expect(flow.getState()).toMatchObject({ phase: 'thanks', after: 'answer' });
  });
});

describe('contact', () => {
  const asked = [...answered, contact];

  test('comes after the question without a follow-up, with a phone number only if required', async () => {
    const { flow, sent, play } = openVisit({ followup: undefined });
    await play(...asked, accepted);
    expect(sent('contact')).toEqual([{ email: 'a@b.no', phone: '22334455' }]);
    expect(flow.getState()).toMatchObject({ phase: 'thanks', after: 'contact' });
    const onSubmit = vi.fn();
    await openVisit({ followup: undefined, contactQuestion: { onSubmit } }).play(...asked);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'a@b.no',
      submissionId: expect.any(String),
    });
  });

  test('can be retried or declined after a failure, and is then not sent on leave', async () => {
    const { flow, sent, play } = openVisit({ followup: undefined });
    await play(...asked, refused);
    expect(flow.getState()).toMatchObject({ phase: 'contact', delivery: 'failed' });
    await play(contact, refused, declineNext, leave);
    expect(flow.getState()).toMatchObject({ phase: 'thanks', after: 'answer' });
    expect(sent('contact')).toHaveLength(2);
  });
});

describe('redact', () => {
  test('leaves out an empty text', async () => {
    const { flow, sent, play } = openVisit({ redact: () => ' ', followup: undefined });
    await play(select(3), write('Hemmelig'), send);
    expect(sent('answer')).toEqual([{ feedbackValue: 3, intentionalSubmit: true }]);
    await play(refused, cancel, typeAnswer('Kari'), send);
    expect(sent('answer')).toHaveLength(1);
    expect(flow.getState().phase).toBe('contact');
  });

  test('that throws prevents the delivery, and leaving sends the choice alone', async () => {
    const redact = () => {
      throw new Error('redact is broken');
    };
    const { flow, sent, play } = openVisit({ redact });
    await play(select(3), write('Hemmelig'), send);
    expect(sent('answer')).toEqual([]);
    expect(flow.getState().delivery).toBe('failed');
    await play(leave);
    expect(sent('answer')).toEqual([{ feedbackValue: 3, intentionalSubmit: false }]);
  });
});

describe('options', () => {
  const onSubmit = vi.fn();
  const followup = { questions: [textQuestion], onSubmit };
  const open = (asked: Partial<Options>) =>
    openVisit({ onSubmit, followup: undefined, contactQuestion: undefined, ...asked });

  test.each<[string, Partial<Options>, Move[]]>([
    ['the invitation', { followup }, []],
    ['a step', { followup }, [startFollowup]],
    ['contact', { contactQuestion: { onSubmit } }, []],
  ])(
    'without the current question show the thank-you to the visitor of %s',
    async (_, asked, more) => {
      const { flow, play } = open(asked);
      await play(...answered, ...more);
      expect(flow.getState().phase).not.toBe('thanks');
      flow.setOptions({ onSubmit });
      expect(flow.getState()).toMatchObject({ phase: 'thanks', after: 'answer' });
    },
  );

  test('without the current question take effect after a pending delivery', async () => {
    const { flow, play } = openVisit();
    await play(...answered, startFollowup, answer('se'), next, next, next, next);
    flow.setOptions({ onSubmit });
    expect(flow.getState()).toMatchObject({ phase: 'step', delivery: 'sending' });
    await play(refused);
    expect(flow.getState().phase).toBe('thanks');
  });

  test('call onChoose with each choice, and not when nothing changes', async () => {
    const onChoose = vi.fn();
    const { play } = openVisit({ onChoose });
    await play(select(['a']), select([]), select(['b']), typeAnswer('Fint'), send, select(['c']));
    expect(onChoose.mock.calls).toEqual([[['a']], [[]], [['b']]]);
  });

  test('call onStateChange and subscribers with each change, until they unsubscribe', async () => {
    const states: string[] = [];
    const { flow, play } = openVisit({
      onStateChange: ({ phase, delivery = '' }) => void states.push(phase + delivery),
    });
    const listener = vi.fn();
    const unsubscribe = flow.subscribe(listener);
    await play(send, leave, select(1), send, accepted);
    expect(states).toEqual(['chosen', 'chosensending', 'invitation']);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    await play(declineNext);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
