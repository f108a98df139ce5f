import { describe, expect, test, vi } from 'vitest';
import { createFeedbackFlow } from './createFeedbackFlow';
import type { FollowupQuestion, SmileyValue } from './feedbackQuestion';

const smiley: FollowupQuestion = { type: 'smiley', name: 'karakter', label: 'Hvor lett var det?' };
const last: FollowupQuestion = { type: 'text', label: 'Noe mer?' };
const why = (when: FollowupQuestion['when']): FollowupQuestion => ({
  type: 'text',
  name: 'grunn',
  label: 'Hvorfor?',
  when,
});
const unasked = why(() => false);

/** A flow whose follow-up has begun, after the face 2. */
function openFollowup(...questions: FollowupQuestion[]) {
  const onSubmit = vi.fn();
  const optionsWith = (questions: FollowupQuestion[]) => ({
    onSubmit: () => {},
    followup: { questions, onSubmit },
  });
  const flow = createFeedbackFlow(optionsWith(questions));
  flow.dispatch({ type: 'select', value: 2 });
  flow.dispatch({ type: 'send' });
  flow.dispatch({ type: 'startFollowup' });
  return {
    flow,
    /** The names and values that were sent. */
    sent: () =>
      onSubmit.mock.lastCall?.[0].map(({ name, value }: Record<string, string>) => [name, value]),
    answer(value: string | number) {
      flow.dispatch({ type: 'answer', value });
      flow.dispatch({ type: 'confirmStep' });
    },
    ask: (...questions: FollowupQuestion[]) => flow.setOptions(optionsWith(questions)),
    fail: () => onSubmit.mockImplementationOnce(() => Promise.reject(new Error('offline'))),
  };
}

describe('a question with `when`', () => {
  test.each([
    [2, 2, 'asks'],
    [4, 3, 'skips'],
  ])('reads the values before it: after %i, step %i is next', (value, step) => {
    const isHard = ({ karakter }: { karakter?: SmileyValue }, face: unknown) =>
      face === 2 && karakter !== undefined && karakter < 3;
    const { flow, answer } = openFollowup(smiley, why(isHard), last);
    answer(value);
    expect(flow.getState()).toMatchObject({ step: step - 1, draft: undefined });
  });

  test('is not sent when it is not asked', () => {
    const { ask, answer, sent } = openFollowup(why(undefined), last);
    answer('Prisen');
    ask(unasked, last);
    answer('Nei');
    expect(sent()).toEqual([['Noe mer?', 'Nei']]);
  });

  test('reads no answer of a question that is not asked', () => {
    const when = vi.fn(() => true);
    const { ask, answer } = openFollowup(why(undefined), last);
    answer('Prisen');
    ask(unasked, { ...last, when });
    expect(when).toHaveBeenLastCalledWith({}, 2);
  });

  test('keeps its text while it is not asked, and is sent when it is asked again', () => {
    const { flow, ask, answer, sent } = openFollowup(why(undefined));
    flow.dispatch({ type: 'answer', value: 'Prisen' });
    ask(unasked, last);
    expect(flow.getState()).toMatchObject({ step: 1, draft: undefined });
    ask(why(undefined), last);
    expect(flow.getState()).toMatchObject({ step: 0, draft: 'Prisen' });
    flow.dispatch({ type: 'confirmStep' });
    answer('Nei');
    expect(sent()).toEqual([
      ['grunn', 'Prisen'],
      ['Noe mer?', 'Nei'],
    ]);
  });

  test('opens the question before it when it was the last one, so that the answers can be sent', () => {
    const { flow, ask, answer, sent } = openFollowup(smiley, last);
    answer(4);
    ask(smiley, { ...last, when: () => false });
    expect(flow.getState()).toMatchObject({ phase: 'step', step: 0, draft: 4 });
    flow.dispatch({ type: 'confirmStep' });
    expect(sent()).toEqual([['karakter', '4']]);
  });

  test('begins without the failure of a delivery after which it was added', async () => {
    const { flow, answer, fail, sent } = openFollowup(
      smiley,
      why(({ karakter }) => karakter === 1),
    );
    fail();
    answer(4);
    await vi.waitFor(() => expect(flow.getState().delivery).toBe('failed'));
    answer(1);
    expect(flow.getState()).toMatchObject({ step: 1, tried: false });
    expect(flow.getState().delivery).toBeUndefined();
    flow.dispatch({ type: 'leave' });
    expect(sent()).toEqual([['karakter', '1']]);
  });

  test('does not invite to a follow-up of which no question is asked', () => {
    const { flow } = openFollowup(unasked);
    expect(flow.getState()).toMatchObject({ phase: 'thanks', after: 'answer' });
  });

  test('is asked when `when` throws, which is logged without the answers', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = ({ karakter }: { karakter?: SmileyValue }) => {
      throw new Error(`${karakter}`);
    };
    const { flow, answer } = openFollowup(smiley, why(broken));
    answer(4);
    expect(flow.getState()).toMatchObject({ phase: 'step', step: 1 });
    expect(log.mock.calls).toEqual([["feedback-widget: when of 'grunn' throws."]]);
  });
});
