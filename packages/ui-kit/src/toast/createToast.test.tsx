import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createToast, type ToastFunction } from './createToast';
import { useToast } from './ToastContext';
import { ToastProvider } from './ToastProvider';
import { createToastQueue, type ToastQueue } from './toastQueue';

let queue: ToastQueue;
let toast: ToastFunction;
const shown = () =>
  queue
    .getShown()
    .flatMap(({ leaving, variant, content }) => (leaving ? [] : [[variant, content]]));

function defer<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

beforeEach(() => {
  queue = createToastQueue({ limit: 5 });
  toast = createToast(queue);
});

describe('toast()', () => {
  test('shows information, or the given variant, title and content', () => {
    expect(toast('Lagret')).toBe('toast-1');
    toast({ title: 'Ferdig', content: 'Vi sender varsler dit.' }, { variant: 'success' });
    expect(queue.getShown()).toMatchObject([
      { variant: 'success', title: 'Ferdig', content: 'Vi sender varsler dit.' },
      { variant: 'info', content: 'Lagret' },
    ]);
  });

  test.each(['info', 'success', 'warning', 'error'] as const)('shows the variant %s', (variant) => {
    toast[variant]('Lagret', { id: 'lagring' });
    expect(queue.getShown()[0]).toMatchObject({ id: 'lagring', variant, content: 'Lagret' });
  });

  test('updates, dismisses one and dismisses all', () => {
    const id = toast('a');
    toast('b');
    toast('c');
    toast.update(id, { content: 'A' });
    toast.dismiss('toast-2');
    expect(shown()).toEqual([
      ['info', 'c'],
      ['info', 'A'],
    ]);
    toast.dismiss();
    expect(shown()).toEqual([]);
  });
});

test('toast.loading() stays until it is replaced, and then for the usual time', () => {
  vi.useFakeTimers();
  queue.subscribe(() => {});
  const id = toast.loading('Lagrer');
  vi.advanceTimersByTime(60_000);
  expect(queue.getShown()).toMatchObject([{ id, content: 'Lagrer', pending: true }]);
  toast.success('Lagret', { id });
  expect(queue.getShown()).toMatchObject([{ id, variant: 'success', pending: false }]);
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual([]);
});

describe('toast.promise()', () => {
  const texts = { loading: 'Lagrer', success: 'Lagret', error: 'Ikke lagret' };

  test('returns the promise itself', async () => {
    const promise = Promise.resolve(3);
    expect(toast.promise(promise, texts)).toBe(promise);
    await expect(promise).resolves.toBe(3);
  });

  test('follows a promise that is fulfilled, in one toast, which then stays for the usual time', async () => {
    vi.useFakeTimers();
    queue.subscribe(() => {});
    const { promise, resolve } = defer<number>();
    toast.promise(promise, { ...texts, success: (count) => `${count} dokumenter er lagret` });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.getShown()[0]).toMatchObject({ content: 'Lagrer', pending: true });
    resolve(3);
    await vi.advanceTimersByTimeAsync(4999);
    expect(queue.getShown()[0]).toMatchObject({ pending: false });
    expect(shown()).toEqual([['success', '3 dokumenter er lagret']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([]);
  });

  test('follows a promise that is rejected, in one toast', async () => {
    const { promise, reject } = defer<number>();
    const told = toast.promise(promise, {
      ...texts,
      error: (reason) => (reason as Error).message,
    });
    await act(async () => reject(new Error('Serveren svarte ikke')));
    expect(shown()).toEqual([['error', 'Serveren svarte ikke']]);
    await expect(told).rejects.toThrow('Serveren svarte ikke');
  });

  test('has options for one state, which replace those for all', async () => {
    const [retry, undo] = ['Prøv igjen', 'Angre'].map((label) => ({ label, onClick: () => {} }));
    const seen = () => queue.getShown().map(({ content, action }) => [content, action]);
    const { promise, resolve } = defer<string>();
    const stateTexts = {
      loading: { content: 'Sletter', action: undefined },
      success: (name: string) => ({ title: name, content: 'Slettet', action: undo }),
      error: 'Ikke slettet',
    };
    const told = toast.promise(promise, stateTexts, { action: retry });
    expect(seen()).toEqual([['Sletter', undefined]]);
    await act(async () => resolve('Reise'));
    await told;
    expect(seen()).toEqual([['Slettet', undo]]);
    await toast.promise(Promise.reject(), stateTexts, { action: retry }).catch(() => {});
    expect(seen()[0]).toEqual(['Ikke slettet', retry]);
  });

  test('closes when the text is null', async () => {
    await toast.promise(Promise.resolve(), { ...texts, success: null });
    await Promise.resolve();
    expect(shown()).toEqual([]);
  });

  test.each(['resolve', 'reject'] as const)(
    'does not come back after it was closed while pending: %s',
    async (settle) => {
      const { promise, ...settles } = defer<void>();
      const onClose = vi.fn();
      const told = toast.promise(promise, texts, { onClose }).catch(() => {});
      queue.close(queue.getShown()[0]?.id ?? '', 'dismiss');
      await act(async () => settles[settle](undefined as never));
      await told;
      expect(shown()).toEqual([]);
      expect(onClose.mock.calls).toEqual([['dismiss']]);
    },
  );

  test('follows the promise of a function, and what the function throws', async () => {
    await expect(toast.promise(async () => 3, texts)).resolves.toBe(3);
    const thrown = toast.promise(() => {
      throw new Error('Ingen forbindelse');
    }, texts);
    await expect(thrown).rejects.toThrow('Ingen forbindelse');
    expect(shown()).toEqual([
      ['error', 'Ikke lagret'],
      ['success', 'Lagret'],
    ]);
  });
});

function Reader({ onRead }: { onRead: (toast: ToastFunction) => void }) {
  onRead(useToast());
  return null;
}

describe('useToast()', () => {
  test('returns the same function in each render', () => {
    const seen = new Set<ToastFunction>();
    const page = () => (
      <ToastProvider>
        <Reader onRead={(read) => seen.add(read)} />
      </ToastProvider>
    );
    const { rerender } = render(page());
    rerender(page());
    expect(seen.size).toBe(1);
  });

  test('returns the promise also without a provider', () => {
    const onRead = vi.fn();
    render(<Reader onRead={onRead} />);
    const promise = Promise.resolve(3);
    const texts = { loading: 'Lagrer', success: 'Lagret', error: 'Ikke lagret' };
    expect(onRead.mock.lastCall?.[0].promise(promise, texts)).toBe(promise);
  });
});

test('a limit beside a queue is refused by the types, and warned about', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // @ts-expect-error: the limit belongs to the queue
  render(<ToastProvider queue={queue} limit={3} />);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('pass them to createToastQueue'),
  ]);
});
