import { expect, test } from 'vitest';
import { parseSessionMessage } from './parseSessionMessage';

test.each([
  { type: 'logging-out', logout: '1800000000000 1a2' },
  { type: 'logged-out' },
  { type: 'deadline', deadlineMs: 0, stored: true },
  { type: 'session', sessionId: 'kari' },
  { type: 'opened' },
])('parses the message %j, without what else it has', (message) => {
  expect(parseSessionMessage({ ...message, more: 1 })).toEqual(message);
});

test.each([
  { type: 'other', deadlineMs: 1, sessionId: 'kari' },
  ...[null, 'logged-out', 7, [], {}, { type: 'logging-out' }],
  { type: 'logout-lost' },
  { deadlineMs: 1 },
  { sessionId: 'kari' },
  { type: 'deadline', sessionId: 'kari' },
  { type: 'session', deadlineMs: 1 },
  { type: 'session', sessionId: 7 },
  ...['1', Number.NaN, Number.POSITIVE_INFINITY, -1, undefined].map((deadlineMs) => ({
    type: 'deadline',
    deadlineMs,
  })),
])('returns undefined for the message %j', (data) => {
  expect(parseSessionMessage(data)).toBeUndefined();
});
