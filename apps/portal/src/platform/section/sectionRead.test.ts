import { describe, expect, test, vi } from 'vitest';
import { isEmpty, joinReads, type Read, sectionRead } from './sectionRead';

const pending = (): Read<unknown> => ({ data: undefined, error: undefined, reload: vi.fn() });
const loaded = (data: unknown): Read<unknown> => ({ ...pending(), data });
const failed = (): Read<unknown> => ({ ...pending(), error: new Error('down') });
const LOADING = { data: undefined, loading: true, retry: undefined };
const ready = (data: string[]) => ({ data, loading: false, retry: undefined });
const EMPTY = { data: undefined, loading: false, retry: undefined };

describe('sectionRead', () => {
  test('is loading while a read has neither data nor an error', () => {
    const content = vi.fn();
    expect(sectionRead([loaded(1), pending()], content)).toEqual(LOADING);
    expect(content).not.toHaveBeenCalled();
  });

  test('makes the content once every read has data', () => {
    const both = (...data: unknown[]) => [data.join()];
    expect(sectionRead([loaded(1), loaded(0)], both)).toEqual(ready(['1,0']));
  });

  test('is empty when there is nothing to show', () => {
    const read = sectionRead([loaded([])], () => undefined);
    expect(read).toEqual(EMPTY);
    expect([read, LOADING, ready([])].map(isEmpty)).toEqual([true, false, false]);
  });

  test('keeps its content when a later refresh fails', () => {
    const stale = { ...loaded('old'), error: new Error('down') };
    expect(sectionRead([stale], (data) => [String(data)])).toEqual(ready(['old']));
  });

  test('fails when a read failed, and retries only the failed reads', () => {
    const reads = [loaded(1), failed(), pending(), failed()];
    const { loading, retry } = sectionRead(reads, () => 'content');
    expect(loading).toBe(false);
    retry?.();
    expect(reads.map(({ reload }) => vi.mocked(reload).mock.calls.length)).toEqual([0, 1, 0, 1]);
  });
});

describe('joinReads', () => {
  test('has the ready parts in order while others are loading', () => {
    const parts = [LOADING, ready(['b']), EMPTY, ready(['d', 'e'])];
    expect(joinReads(parts)).toEqual({ ...LOADING, data: ['b', 'd', 'e'] });
    expect(joinReads([ready([]), EMPTY])).toEqual(EMPTY);
  });

  test('retries every failed part', () => {
    const retries = [vi.fn(), vi.fn()];
    const parts = retries.map((retry) => ({ ...EMPTY, retry }));
    const { data, retry } = joinReads<string>([...parts, ready(['a'])]);
    expect(data).toEqual(['a']);
    retry?.();
    for (const each of retries) expect(each).toHaveBeenCalledTimes(1);
  });
});
