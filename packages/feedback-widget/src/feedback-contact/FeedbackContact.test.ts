import { describe, expect, test } from 'vitest';
import { isPhone } from './FeedbackContact';

describe('isPhone', () => {
  test.each([
    ...['91234567', '912 34 567', '912.34.567', '912-34-567', '912\u201334\u2013567'],
    ...['4791234567', '47 912 34 567', '+47 (912) 34 567', '0046 70 123 45 67'],
    ...['\u202a91234567\u202c', '\u202d+47 912 34 567\u202e', '\u200e912\u00a034\u00a0567'],
  ])('accepts %j, as people paste it', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each(['', '9123456', '912345678', '48912345678', '9123456a', '91,234567', '...', '+47'])(
    ...['refuses %j'],
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});
