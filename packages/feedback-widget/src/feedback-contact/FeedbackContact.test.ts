import { describe, expect, test } from 'vitest';
import { isPhone } from './FeedbackContact';

describe('isPhone', () => {
  test.each(['91234567', '(+47) 912\u201334.567', '0046 70 123 45 67'])('accepts %j', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each(['', '9123456', '912345678', '48912345678', '9123456a', '91,234567', '...', '+47'])(
    ...['refuses %j'],
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});
