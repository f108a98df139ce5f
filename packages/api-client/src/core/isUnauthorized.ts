import type { HttpError } from './errors/HttpError';

const WORDS = ['Unauthorized', 'Forbidden'];

/** Whether a failed answer means that the customer may not see this: by its status or by its message. */
export function isUnauthorized(error: HttpError): boolean {
  if (error.status === 401 || error.status === 403) return true;
  return [error.statusText, error.body, ...messagesOf(error.body)].some(
    (text) => typeof text === 'string' && WORDS.includes(text.trim()),
  );
}

function messagesOf(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  const { message, melding, error } = body as Record<string, unknown>;
  return [message, melding, error];
}
