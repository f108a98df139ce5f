const WORDS = ['Unauthorized', 'Forbidden'];

/** What an answer says of itself. */
interface Said {
  status: number;
  statusText: string;
  /** Parsed where it could be. */
  body: unknown;
}

/** Whether an answer means that the customer may not see this: by its status or by its message, whatever the status (decisions §3). */
export function isUnauthorized({ status, statusText, body }: Said): boolean {
  if (status === 401 || status === 403) return true;
  return [statusText, body, ...messagesOf(body)].some(
    (text) => typeof text === 'string' && WORDS.includes(text.trim()),
  );
}

function messagesOf(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  const { message, melding, error } = body as Record<string, unknown>;
  return [message, melding, error];
}
