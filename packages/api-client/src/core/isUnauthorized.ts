const WORDS = ['Unauthorized', 'Forbidden'];

/** The parts of a response that can mean a refusal. */
interface ResponseParts {
  status: number;
  statusText: string;
  /** Parsed if the body is JSON. */
  body: unknown;
}

/** Whether a response is a refusal: by its status (401, 403), or by its message with any status. */
export function isUnauthorized({ status, statusText, body }: ResponseParts): boolean {
  const { message, melding, error } = Object(body) as Record<string, unknown>;
  return (
    status === 401 ||
    status === 403 ||
    [statusText, body, message, melding, error].some(
      (text) => typeof text === 'string' && WORDS.includes(text.trim()),
    )
  );
}
