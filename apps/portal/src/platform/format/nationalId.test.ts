import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNationalId } from './nationalId';

const ids = fc.stringMatching(/^\d{11}$/);

describe('national ids', () => {
  it('are six digits, a space and five', () => {
    expect(formatNationalId('01819012345')).toBe('018190\u00a012345');
    expect(formatNationalId('018190 12345')).toBe('018190\u00a012345');
  });

  it('keep their digits, in groups of six and five', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const [first, second, ...more] = formatNationalId(id).split('\u00a0');
        expect([first?.length, second?.length, more]).toEqual([6, 5, []]);
        expect(`${first}${second}`).toBe(id);
      }),
    );
  });

  it('read the same when they are formatted again', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const once = formatNationalId(id);
        expect(formatNationalId(once)).toBe(once);
      }),
    );
  });

  it('are as they came with any other number of digits, or anything else in them', () => {
    const others = fc.oneof(fc.string(), fc.stringMatching(/^\d{0,10}$|^\d{12,20}$/));
    fc.assert(
      fc.property(others, (text) => {
        fc.pre(!/^\d{11}$/.test(text.replace(/\s/g, '')));
        expect(formatNationalId(text)).toBe(text);
      }),
    );
  });
});
