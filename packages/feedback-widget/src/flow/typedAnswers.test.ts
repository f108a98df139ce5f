import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createFeedbackFlow } from './createFeedbackFlow';
import type { FeedbackFlowOptions } from './feedbackFlowOptions';
import type { AnswerValue } from './feedbackQuestion';
import type { FeedbackEvent, FeedbackSubmission } from './feedbackState';

type Submission = FeedbackSubmission<AnswerValue>;

function openFlow(options: Partial<FeedbackFlowOptions<AnswerValue>> = {}) {
  const calls: Submission[] = [];
  const flow = createFeedbackFlow<AnswerValue>({
    onSubmit: (submission) => void calls.push(submission),
    ...options,
  });
  const play = (...events: FeedbackEvent<AnswerValue>[]) => events.forEach(flow.dispatch);
  return { flow, calls, play };
}

const texts = fc.constantFrom('', ' ', 'Ring 91234567', ' 91234567 ', 'Fint');
const moves = fc.array(
  fc.oneof<fc.Arbitrary<FeedbackEvent<AnswerValue>>[]>(
    fc.record({ type: fc.constant('answerWithText' as const), value: texts }),
    fc.record({ type: fc.constant('write' as const), value: texts }),
    fc.record({
      type: fc.constant('select' as const),
      value: fc.constantFrom<AnswerValue[]>(1, 'ja', [], ['a', 2]),
    }),
    fc.constantFrom<FeedbackEvent[]>(
      { type: 'send' },
      { type: 'cancel' },
      { type: 'hide' },
      { type: 'leave' },
    ),
  ),
  { maxLength: 20, size: 'max' },
);

describe('text value', () => {
  test('is never sent unintentionally or without redact, for any sequence of actions', () => {
    const sent = new Set<unknown>();
    fc.assert(
      fc.property(moves, (sequence) => {
        const { calls, play } = openFlow({ redact: (text) => text.replace(/\d{8}/, '***') });
        play(...sequence);
        for (const { feedbackValue, intentionalSubmit, message } of calls) {
          sent.add(`${feedbackValue}`);
          expect(['', []]).not.toContainEqual(feedbackValue);
          expect(`${feedbackValue} ${message}`).not.toContain('91234567');
          if (!intentionalSubmit) expect([1, 'ja', ['a', 2]]).toContainEqual(feedbackValue);
        }
      }),
      { numRuns: 2000 },
    );
    expect(sent).toContain('Ring ***');
    expect(sent).toContain('ja');
  });

  test('is sent trimmed with Send, and not at all when redact returns an empty text', () => {
    const { calls, play } = openFlow();
    play({ type: 'answerWithText', value: ' Fint ' }, { type: 'send' });
    expect(calls).toEqual([
      { feedbackValue: 'Fint', intentionalSubmit: true, submissionId: expect.any(String) },
    ]);
    const emptied = openFlow({ redact: () => '' });
    emptied.play({ type: 'answerWithText', value: 'Kari' }, { type: 'send' });
    expect(emptied.calls).toEqual([]);
    expect(emptied.flow.getState().phase).toBe('thanks');
  });

  test('can be replaced with a choice, which is sent on leave', () => {
    const { calls, play } = openFlow();
    play(
      { type: 'answerWithText', value: 'Fint' },
      { type: 'select', value: 'ja' },
      { type: 'leave' },
    );
    expect(calls).toEqual([
      { feedbackValue: 'ja', intentionalSubmit: false, submissionId: expect.any(String) },
    ]);
  });
});

describe('cleared choice', () => {
  test.each<[string, FeedbackEvent<AnswerValue>, FeedbackEvent<AnswerValue>]>([
    ['by unchecking the last box', { type: 'select', value: ['a'] }, { type: 'select', value: [] }],
    [
      'by emptying the text',
      { type: 'answerWithText', value: 'Fint' },
      { type: 'answerWithText', value: ' ' },
    ],
  ])('%s sends nothing with Send or on leave', (_, chosen, emptied) => {
    const { flow, calls, play } = openFlow();
    play(chosen, emptied);
    expect(flow.getState()).toMatchObject({ phase: 'question', value: undefined });
    play({ type: 'send' }, { type: 'hide' }, { type: 'leave' });
    expect(calls).toEqual([]);
  });

  test('keeps the free text for the next choice', () => {
    const { calls, play } = openFlow();
    play({ type: 'select', value: ['a'] }, { type: 'write', value: 'Fordi' });
    play({ type: 'select', value: [] }, { type: 'select', value: ['b'] }, { type: 'send' });
    expect(calls[0]).toMatchObject({ feedbackValue: ['b'], message: 'Fordi' });
  });
});

describe('options without the current question', () => {
  const followup = { questions: [{ type: 'text', label: 'Hva?' } as const], onSubmit: vi.fn() };
  const sent: FeedbackEvent[] = [{ type: 'select', value: 4 }, { type: 'send' }];
  const onSubmit = vi.fn();

  test.each([
    ['the invitation', { followup }, sent],
    ['a step', { followup }, [...sent, { type: 'startFollowup' } as const]],
    ['contact', { contactQuestion: { onSubmit } }, sent],
  ])('show the thank-you to the visitor of %s', (_, asked, events) => {
    const { flow, play } = openFlow({ onSubmit, ...asked });
    play(...events);
    expect(flow.getState().phase).not.toBe('thanks');
    flow.setOptions({ onSubmit });
    expect(flow.getState()).toMatchObject({ phase: 'thanks', after: 'answer' });
  });

  test('take effect after a pending delivery', async () => {
    let refuse: (reason: Error) => void = () => {};
    const { flow, play } = openFlow({
      followup: { ...followup, onSubmit: () => new Promise((_, reject) => (refuse = reject)) },
    });
    play(
      ...sent,
      { type: 'startFollowup' },
      { type: 'answer', value: 'Pris' },
      { type: 'confirmStep' },
    );
    flow.setOptions({ onSubmit });
    expect(flow.getState()).toMatchObject({ phase: 'step', delivery: 'sending' });
    refuse(new Error('offline'));
    await vi.waitFor(() => expect(flow.getState().phase).toBe('thanks'));
  });

  test('ignore a follow-up without questions', () => {
    const { flow, play } = openFlow({ followup: { onSubmit } as never });
    play(...sent);
    expect(flow.getState().phase).toBe('thanks');
  });
});

describe('text value after a failed Send', () => {
  test('is sent once more on leave as before, without later text', () => {
    const onSubmit = vi.fn().mockImplementationOnce(() => {
      throw new Error('offline');
    });
    const { play } = openFlow({ onSubmit });
    play(
      { type: 'answerWithText', value: 'Prisen' },
      { type: 'send' },
      { type: 'answerWithText', value: 'Prisen, og' },
    );
    play({ type: 'leave' });
    const [first, again] = onSubmit.mock.calls;
    expect(first?.[0]).toMatchObject({ feedbackValue: 'Prisen', intentionalSubmit: true });
    expect(again).toEqual(first);
  });

  test('is not sent while it is longer than the limit', () => {
    const { flow, calls, play } = openFlow({ textLimit: 5 });
    play({ type: 'answerWithText', value: 'Prisen' }, { type: 'send' });
    expect(calls).toEqual([]);
    expect(flow.getState()).toMatchObject({ phase: 'chosen', value: 'Prisen' });
  });
});

describe('follow-up after a failed Send inn', () => {
  const next: FeedbackEvent = { type: 'confirmStep' };
  function refused() {
    const onSubmit = vi.fn().mockImplementationOnce(() => {
      throw new Error('offline');
    });
    const visit = openFlow({
      followup: { questions: [{ type: 'text', label: 'Hva?' }], onSubmit },
    });
    visit.play({ type: 'select', value: 4 }, { type: 'send' }, { type: 'startFollowup' });
    visit.play({ type: 'answer', value: 'Prisen' }, next);
    return { ...visit, onSubmit };
  }

  test.each<[string, FeedbackEvent[]]>([
    ['without a change', []],
    ['with another text', [{ type: 'answer', value: 'Prisen, ring 9' }]],
  ])('is sent once more as confirmed when the visitor leaves %s', (_, since) => {
    const { play, onSubmit } = refused();
    play(...since, { type: 'hide' });
    expect(onSubmit).toHaveBeenCalledTimes(1);
    play({ type: 'leave' }, { type: 'leave' });
    expect(onSubmit).toHaveBeenCalledTimes(2);
    const [first, again] = onSubmit.mock.calls;
    expect(first?.[0]).toEqual([{ name: 'Hva?', label: 'Hva?', type: 'text', value: 'Prisen' }]);
    expect(again).toEqual(first);
  });

  test('sends the current text on a retry, not the earlier one', () => {
    const { flow, play, onSubmit } = refused();
    play({ type: 'answer', value: '' }, next);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(flow.getState().phase).toBe('thanks');
  });
});
