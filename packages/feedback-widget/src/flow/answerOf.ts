/** What stands for one answer through all its submissions: unintended, intended, tried again. */
export interface AnswerIdentity {
  key?: string;
}

const answers = new WeakMap<object, AnswerIdentity>();

/** Notes, without touching the payload, which answer of which visit it is a submission of. */
export function markAnswer(
  payload: object,
  visit: Record<string, AnswerIdentity>,
  kind: string,
): void {
  visit[kind] ??= {};
  answers.set(payload, visit[kind]);
}

/**
 * The answer that a payload submits. A payload from elsewhere is an answer of its own, and so is a
 * copy: payloads hold exactly the fields of the specification (part 2 §3), no key to be copied.
 */
export function answerOf(payload: object): AnswerIdentity {
  const answer = answers.get(payload) ?? {};
  answers.set(payload, answer);
  return answer;
}
