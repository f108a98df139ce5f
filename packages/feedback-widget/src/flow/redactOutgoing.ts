import type { Outgoing } from './nextFeedback';

/** The delivery with every free text gone over; a text of which nothing is left is left out. */
export function redactOutgoing<Value>(
  outgoing: Outgoing<Value>,
  redact: ((text: string) => string) | undefined,
): Outgoing<Value> {
  if (!redact || outgoing.to === 'contact') return outgoing;
  if (outgoing.to === 'followup') {
    const payload = outgoing.payload
      .map((answer) =>
        answer.type === 'text' ? { ...answer, value: redact(`${answer.value}`).trim() } : answer,
      )
      .filter(({ value }) => value.length > 0);
    return { ...outgoing, payload };
  }
  const { message, ...rest } = outgoing.payload;
  const text = message && redact(message).trim();
  return { ...outgoing, payload: { ...rest, ...(text && { message: text }) } };
}
