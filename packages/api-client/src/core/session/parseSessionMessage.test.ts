import { expect, test } from 'vitest';
import { parseSessionMessage } from './parseSessionMessage';

test.each([
  [{ type: 'logging-out' }, { event: { type: 'logging-out' } }],
  [{ type: 'logged-out' }, { event: { type: 'logged-out' } }],
  [
    { type: 'deadline', deadlineMs: 0, stored: true },
    { event: { type: 'deadline' }, deadlineMs: 0, stored: true },
  ],
  [
    { type: 'session', sessionId: 'kari', more: 1 },
    { event: { type: 'session', sessionId: 'kari' } },
  ],
])('parses the message %j', (data, message) => {
  expect(parseSessionMessage(data)).toEqual(message);
});

test.each([
  { type: 'other', deadlineMs: 1, sessionId: 'kari' },
  { type: 'logout-lost' },
  { deadlineMs: 1 },
  { sessionId: 'kari' },
  { type: 'deadline', sessionId: 'kari' },
  { type: 'session', deadlineMs: 1 },
])('returns undefined for the message %j', (data) => {
  expect(parseSessionMessage(data)).toBeUndefined();
});
