import { expect, test } from 'vitest';
import { isMobileApp } from './useLinksInApp';

test.each([
  ['isMobilbankApp=true', '', true],
  ['a=1; isMobilbankApp=1', '', true],
  ['a=1; isMobilbankApp', '', true],
  ['notisMobilbankApp=1', '', false],
  ['isMobilbankAppX=1', '', false],
  ['', 'Mozilla/5.0 Mobilbank/7.1', true],
  ['', 'Mozilla/5.0 Mobilbank', false],
  ['', '', false],
])('detects the app by its cookie %j or its user agent %j: %s', (cookie, userAgent, expected) => {
  expect(isMobileApp({ cookie, userAgent })).toBe(expected);
});
