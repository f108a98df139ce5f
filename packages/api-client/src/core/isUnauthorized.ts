const WORDS = ['Unauthorized', 'Forbidden'];

/** What an answer says of itself. */
interface Said {
  status: number;
  statusText: string;
  /** Parsed where it could be. */
  body: unknown;
}

/** Whether a response is a refusal: by its status (401, 403), or by its message, whatever the status. */
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
