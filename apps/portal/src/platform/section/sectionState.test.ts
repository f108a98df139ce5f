import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { joinStates, type SectionRead, sectionState } from './sectionState';

const pending = (): SectionRead => ({ data: undefined, error: undefined, reload: vi.fn() });
const loaded = (data: unknown): SectionRead => ({ ...pending(), data });
const failed = (): SectionRead => ({ ...pending(), error: new Error('down') });

describe('sectionState', () => {
  test('is loading while a read has neither data nor an error', () => {
    const content = vi.fn();
    expect(sectionState([loaded(1), pending()], content)).toEqual({ status: 'loading' });
    expect(content).not.toHaveBeenCalled();
  });

  test('is ready once every read has data', () => {
    expect(sectionState([loaded(1), loaded(0)], () => 'content')).toEqual({
      status: 'ready',
      content: 'content',
    });
  });

  test('is empty when there is nothing to show', () => {
    expect(sectionState([loaded([])], () => undefined)).toEqual({ status: 'empty' });
  });

  test('keeps its content when a later refresh fails', () => {
    const stale = { ...loaded('old'), error: new Error('down') };
    expect(sectionState([stale], () => 'old')).toEqual({ status: 'ready', content: 'old' });
  });

  test('fails when a read failed, and retries only the failed reads', () => {
    const reads = [loaded(1), failed(), pending(), failed()];
    const state = sectionState(reads, () => 'content');
    if (state.status !== 'failed') throw new Error('The section did not fail.');
    state.retry();
    expect(reads.map(({ reload }) => vi.mocked(reload).mock.calls.length)).toEqual([0, 1, 0, 1]);
  });

  test('ends in the same state in whatever order the reads settle', () => {
    const results = fc.array(fc.constantFrom<'data' | 'error'>('data', 'error'), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        results.chain((kinds) =>
          fc.tuple(
            fc.constant(kinds),
            fc.shuffledSubarray([...kinds.keys()], { minLength: kinds.length }),
          ),
        ),
        ([kinds, order]) => {
          const reads: SectionRead[] = kinds.map(pending);
          const content = () => reads.map(({ data }) => data).join();
          const statuses = order.map((index) => {
            reads[index] = kinds[index] === 'data' ? loaded(index) : failed();
            return sectionState(reads, content).status;
          });
          const expected = kinds.includes('error') ? 'failed' : 'ready';
          expect(statuses.at(-1)).toBe(expected);
          // The section is never ready before its last read has settled.
          expect(statuses.slice(0, -1)).not.toContain('ready');
        },
      ),
    );
  });
});

describe('joinStates', () => {
  test('returns the ready parts in order while others are loading', () => {
    expect(
      joinStates([
        { status: 'loading' },
        { status: 'ready', content: 'b' },
        { status: 'empty' },
        { status: 'ready', content: 'd' },
      ]),
    ).toEqual({ contents: ['b', 'd'], loading: true, retry: undefined });
  });

  test('retries every failed part', () => {
    const retries = [vi.fn(), vi.fn()];
    const joined = joinStates<string>([
      ...retries.map((retry) => ({ status: 'failed' as const, retry })),
      { status: 'ready', content: 'a' },
    ]);
    expect(joined.contents).toEqual(['a']);
    joined.retry?.();
    for (const retry of retries) expect(retry).toHaveBeenCalledTimes(1);
  });
});
