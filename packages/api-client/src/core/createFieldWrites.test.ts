import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFieldWrites } from './createFieldWrites';

describe('a field that is shown before it is saved', () => {
  it('shows the newest value, and goes back to what is kept when it fails', () => {
    const field = createFieldWrites<string>();
    const first = field.begin('a');
    const second = field.begin('b');
    expect(field.pending()).toEqual({ value: 'b' });
    field.fail(second);
    expect(field.pending()).toEqual({ value: 'a' });
    expect(field.succeed(first)).toEqual({ value: 'a' });
    expect(field.pending()).toBeUndefined();
  });

  it('keeps the newer value when the older write arrives after it', () => {
    const field = createFieldWrites<string>();
    const older = field.begin('older');
    const newer = field.begin('newer');
    expect(field.succeed(newer)).toEqual({ value: 'newer' });
    expect(field.pending()).toBeUndefined();
    expect(field.succeed(older)).toBeUndefined();
  });

  it('settles a write once', () => {
    const field = createFieldWrites<string>();
    const write = field.begin('a');
    field.fail(write);
    expect(field.succeed(write)).toBeUndefined();
  });

  it('over all interleavings ends at the newest write that arrived, or where it began', () => {
    const writes = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(writes, fc.infiniteStream(fc.nat()), (outcomes, dice) => {
        const field = createFieldWrites<number>();
        let saved = -1;
        let begun = 0;
        const open: { id: number; value: number; arrives: boolean }[] = [];
        const settled: { value: number; arrived: boolean }[] = [];
        const shown = () => field.pending()?.value ?? saved;

        while (settled.length < outcomes.length) {
          const roll = dice.next().value ?? 0;
          if (begun < outcomes.length && (open.length === 0 || roll % 2 === 0)) {
            const arrives = outcomes[begun] ?? false;
            open.push({ id: field.begin(begun), value: begun, arrives });
            // What the customer just chose is what the customer sees.
            expect(shown()).toBe(begun);
            begun += 1;
          } else {
            const [write] = open.splice(roll % open.length, 1);
            if (!write) continue;
            if (write.arrives) saved = field.succeed(write.id)?.value ?? saved;
            else field.fail(write.id);
            settled.push({ value: write.value, arrived: write.arrives });
          }
        }
        const newestArrived = Math.max(
          -1,
          ...settled.filter(({ arrived }) => arrived).map(({ value }) => value),
        );
        expect(field.pending()).toBeUndefined();
        expect(saved).toBe(newestArrived);
      }),
      { numRuns: 2_000 },
    );
  });
});
