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
  const { message, melding, error } = Object(body) as Record<string, unknown>;
  return (
    status === 401 ||
    status === 403 ||
    [statusText, body, message, melding, error].some(
      (text) => typeof text === 'string' && WORDS.includes(text.trim()),
    )
  );
}
