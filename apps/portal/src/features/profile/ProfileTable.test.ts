import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNationalId } from './ProfileTable';

describe('formatNationalId', () => {
  test('separates six and five digits', () => {
    expect(formatNationalId('01819012345')).toBe('018190\u00a012345');
    expect(formatNationalId('018190 12345')).toBe('018190\u00a012345');
  });

  test('does not change texts that are not 11 digits', () => {
    const others = fc.oneof(fc.string(), fc.stringMatching(/^\d{0,10}$|^\d{12,20}$/));
    fc.assert(
      fc.property(others, (text) => {
        fc.pre(!/^\d{11}$/.test(text.replace(/\s/g, '')));
        expect(formatNationalId(text)).toBe(text);
      }),
    );
  });
});
