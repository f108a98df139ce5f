import { expect, test } from 'vitest';
import { safeMessage } from './safeMessage';

test.each([
  "Cannot read properties of undefined (reading 'navn')",
  "Cannot set properties of null (setting '$id_2')",
  "Cannot read property of undefined (reading 'x')",
  "undefined is not an object (evaluating 'a.b.c')",
  "null is not an object (evaluating 'offer.premium')",
  'offers.map is not a function',
  '$x is not defined',
  '_part is not a constructor',
  'undefined is not iterable',
  'null is not iterable',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'Maximum call stack size exceeded',
])("keeps the browser's message %j", (message) => {
  expect(safeMessage('TypeError', message)).toBe(message);
});

test('keeps the number of a React error, and nothing after it', () => {
  expect(safeMessage('Error', 'Minified React error #418; visit /?args[]=Kari')).toBe(
    'Minified React error #418',
  );
});

test.each([
  "Kari: Cannot read properties of undefined (reading 'navn')",
  "Cannot read properties of undefined (reading 'navn') Kari",
  "Cannot read properties of undefined (reading 'Kari Solberg')",
  "Cannot read properties of undefined (reading '0181')",
  "Cannot read properties of Kari (reading 'navn')",
  "Kari undefined is not an object (evaluating 'a')",
  "undefined is not an object (evaluating 'a') Kari",
  "undefined is not an object (evaluating 'Kari Solberg')",
  'Kari Solberg is not a function',
  'kari is not a function, Solberg',
  '1kari is not a function',
  'Kari undefined is not iterable',
  'undefined is not iterable Kari',
  'Kari Failed to fetch',
  'Failed to fetch Kari',
  'NetworkError when attempting to fetch resource!',
  'Kari Maximum call stack size exceeded',
  'Maximum call stack size exceeded Kari',
  'Kari Minified React error #418',
  'Minified React error #Kari',
  '',
])('removes the unknown message %j', (message) => {
  expect(safeMessage('TypeError', message)).toBe('{text}');
});

test.each([
  ...['HttpError', 'NetworkError', 'TimeoutError', 'ContractError', 'ApiError'],
  ...['ConfigError', 'MissingCodeError', 'BridgeError'],
])('keeps and scrubs the message of our own %s', (type) => {
  expect(safeMessage(type, 'GET /api/avtaler/E-7701 responded with 503 to kari@eksempel.no')).toBe(
    'GET /api/avtaler/{id} responded with 503 to {email}',
  );
});

test('returns no text for an error without a type or a message', () => {
  expect(safeMessage(undefined, 'Kari Solberg')).toBe('{text}');
  expect(safeMessage('', 'Kari Solberg')).toBe('{text}');
  expect(safeMessage('TypeError', undefined)).toBe('{text}');
  expect(safeMessage('HttpError', undefined)).toBe('');
});
