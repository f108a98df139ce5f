import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { Feedback } from './Feedback';

const traces = new Map<string, Mock>();

/** Records every use of a global function. */
function watch(name: string) {
  // A function expression, so that it can be called with `new`.
  const spy = vi.fn(function used() {
    return undefined as never;
  });
  traces.set(name, spy);
  return spy;
}

beforeEach(() => {
  traces.clear();
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Image', 'indexedDB'])
    vi.stubGlobal(name, watch(name));
  Object.assign(navigator, { sendBeacon: watch('sendBeacon') });
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(watch(`storage ${method}`));
  // Defined here, since two spies on one property could not both be restored.
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: watch('reading cookies'),
    set: watch('writing cookies'),
  });
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation(watch(`console ${level}`));
});

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('uses no network, no storage, no cookie and no console in a whole visit', async () => {
  const delivered = vi.fn();
  const { unmount } = render(
    <Feedback
      type="smiley"
      maxLength={20}
      onSubmit={delivered}
      followup={{
        questions: [
          { type: 'checkbox', label: 'Hvor lette du?', options: [{ value: 1, label: 'Profilen' }] },
          { type: 'smiley', label: 'Hvor lett var det?' },
          { type: 'text', label: 'Hva manglet?' },
        ],
        onSubmit: delivered,
      }}
      contactQuestion={{ withPhone: true, onSubmit: delivered }}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Midt på treet' }));
  await press('Avbryt');
  await userEvent.click(screen.getByRole('radio', { name: 'Ganske fornøyd' }));
  await userEvent.type(screen.getByRole('textbox'), 'Ring 91234567 eller a@b.no');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await press('Send');
  await press('Jeg har tid!');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Profilen' }));
  await press('Neste');
  await press('Neste');
  await userEvent.type(screen.getByRole('textbox'), 'Prisen');
  await press('Send inn');
  await press('Sett meg på lista!');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), 'kari@example.no');
  await userEvent.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '22334455');
  await press('Sett meg på lista!');
  expect(screen.getByRole('heading', { name: 'Takk for tiden din!' })).toBeVisible();
  unmount();

  expect(delivered).toHaveBeenCalledTimes(4);
  const used = [...traces].filter(([, { mock }]) => mock.calls.length > 0).map(([name]) => name);
  expect(used).toEqual([]);
});
