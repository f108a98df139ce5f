import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TextsProvider } from '../texts/TextsProvider';
import { createToast } from './createToast';
import { useToast } from './ToastContext';
import { ToastProvider } from './ToastProvider';
import { createToastQueue, type ToastOptions } from './toastQueue';

/** A toast takes a moment to leave, and its live region is empty for a moment before the text comes. */
const [EXIT_MS, SETTLE_MS] = [150, 100];

function Page({ toast: { content, ...options } }: { toast: ToastOptions }) {
  const toast = useToast();
  return (
    <>
      <h1>Profil</h1>
      <button type="button" onClick={() => toast(content, options)}>
        Lagre
      </button>
    </>
  );
}

const show = (toast: Partial<ToastOptions> = {}, props?: { limit?: number }) =>
  render(
    <ToastProvider {...props}>
      <Page toast={{ content: 'E-postadressen er lagret', ...toast }} />
    </ToastProvider>,
  );
/** Shows the toasts of a queue. */
const showQueue = (options?: Parameters<typeof createToastQueue>[0]) => {
  const queue = createToastQueue(options);
  render(<ToastProvider queue={queue} />);
  return queue;
};
const opener = () => screen.getByRole('button', { name: 'Lagre' });
const save = () => {
  opener().focus();
  fireEvent.click(opener());
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressKey = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const later = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const showTwo = () => {
  show({ content: 'Lagret', timeout: null }, { limit: 2 });
  save();
  save();
};
const region = () => screen.getByRole('region', { name: 'Varsler (F6)' });
const toast = (name: RegExp = /E-postadressen er lagret/) => screen.getByRole('group', { name });
const isGone = async () => {
  await later(EXIT_MS);
  expect(screen.queryByRole('region', { name: /Varsler/ })).not.toBeInTheDocument();
};

beforeEach(() => void vi.useFakeTimers());

describe('a toast', () => {
  test('speaks the language of the page', async () => {
    render(
      <TextsProvider language="nn">
        <ToastProvider>
          <Page toast={{ content: 'E-posten er lagra', variant: 'warning' }} />
        </ToastProvider>
      </TextsProvider>,
    );
    save();
    expect(screen.getByRole('region', { name: 'Varsel (F6)' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lukk varsel' })).toBeVisible();
    expect(toast(/^Åtvaring/)).toBeVisible();
  });

  test('is not shown without a provider', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { result } = renderHook(() => useToast());
    expect(result.current('Lagret')).toBe('missing-provider');
    result.current.dismiss('missing-provider');
    expect(screen.queryByText(/Lagret/)).not.toBeInTheDocument();
  });

  test('throws no error with an unknown variant or without a text', async () => {
    show({ variant: 'danger' as never, content: null as never });
    save();
    expect(screen.getByRole('button', { name: 'Lukk varsel' })).toBeVisible();
  });

  test('shares one layer with the toasts of another provider', async () => {
    const queue = createToastQueue();
    render(
      <>
        <ToastProvider queue={queue} />
        <ToastProvider>
          <Page toast={{ content: 'Fra den andre' }} />
        </ToastProvider>
      </>,
    );
    act(() => void queue.add({ content: 'Fra den første' }));
    save();
    expect(document.querySelectorAll('.ui-toasts')).toHaveLength(1);
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  test('is at the top while the toasts of any provider have their place there', () => {
    const [atTop, atBottom] = [createToastQueue(), createToastQueue()];
    const { unmount } = render(<ToastProvider queue={atTop} placement="top-end" />);
    render(<ToastProvider queue={atBottom} />);
    const layer = document.querySelector('.ui-toasts');
    act(() => void atBottom.add({ content: 'Lagret' }));
    expect(layer).not.toHaveAttribute('data-top');
    act(() => void atTop.add({ content: 'Slettet' }));
    expect(layer).toHaveAttribute('data-top');
    unmount();
    expect(layer).not.toHaveAttribute('data-top');
  });
});

describe('the announcement of a toast', () => {
  const said = (role: 'status' | 'alert') => screen.getByRole(role).textContent;
  const isSaid = async (role: 'status' | 'alert', text: string) => {
    await later(SETTLE_MS);
    expect(said(role)).toBe(text);
  };

  test('has empty live regions before the first toast', async () => {
    show();
    const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')];
    expect(polite).toBeEmptyDOMElement();
    expect(urgent).toBeEmptyDOMElement();
    save();
    await isSaid('status', 'Informasjon. E-postadressen er lagret');
    expect(screen.getByRole('status')).toBe(polite);
  });

  test('comes when the regions have settled, also when a toast was there first', async () => {
    const queue = createToastQueue();
    queue.add({ content: 'Du er logget ut' });
    render(<ToastProvider queue={queue} />);
    expect(toast(/Du er logget ut/)).toBeVisible();
    await later(SETTLE_MS - 1);
    expect(said('status')).toBe('');
    await later(1);
    expect(said('status')).toBe('Informasjon. Du er logget ut');
  });

  test('is repeated when a toast is added again', async () => {
    show({ id: 'lagret' });
    save();
    await isSaid('status', 'Informasjon. E-postadressen er lagret');
    const [first] = screen.getByRole('status').children;
    save();
    await isSaid('status', 'Informasjon. E-postadressen er lagret');
    expect(screen.getByRole('status').children[0]).not.toBe(first);
  });

  test('has only the new toast, not those that are shown already', async () => {
    const queue = showQueue({ limit: 2 });
    act(() => void queue.add({ content: 'Første' }));
    await isSaid('status', 'Informasjon. Første');
    const [first] = screen.getByRole('status').children;
    act(() => void queue.add({ content: 'Andre' }));
    await later(SETTLE_MS);
    expect(screen.getByRole('status').children).toHaveLength(2);
    expect(screen.getByRole('status').children[1]).toBe(first);
    expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
  });

  test('interrupts only for errors', async () => {
    show({ variant: 'error', content: { title: 'Ikke lagret', content: 'Prøv igjen.' } });
    save();
    await isSaid('alert', 'Feil. Ikke lagret. Prøv igjen.');
    expect(said('status')).toBe('');
  });

  test('contains the action', async () => {
    show({ action: { label: 'Angre', onClick: () => {} } });
    save();
    await isSaid('status', 'Informasjon. E-postadressen er lagret. Angre');
  });
});

test('a node as content names the toast, and its link can be followed', () => {
  const content = (
    <span>
      Avtalen er lagret. <a href="/avtaler">Se avtalen</a>
    </span>
  );
  show({ content: { title: <b>Ferdig</b>, content }, variant: 'success' });
  save();
  expect(toast(/^Vellykket\. Ferdig Avtalen er lagret\. Se avtalen$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se avtalen' })).toHaveAttribute('href', '/avtaler');
});

test('content of its own is all that a toast shows, is announced and closes by its own button', async () => {
  const queue = showQueue();
  const own = (id: string) => (
    <p>
      Du har fått et tilbud
      <button type="button" onClick={() => queue.close(id)}>
        Ikke nå
      </button>
    </p>
  );
  act(() => void createToast(queue).custom(own));
  expect(toast(/Du har fått et tilbud/).querySelector('svg')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await later(SETTLE_MS);
  expect(screen.getByRole('status')).toHaveTextContent('Informasjon. Du har fått et tilbud');
  press('Ikke nå');
  await isGone();
});

test.each([
  ['an icon of its own', <svg key="icon" data-testid="own" />, 1],
  ['no icon', null, 0],
])('a toast can have %s', (_what, icon, count) => {
  show({ icon });
  save();
  expect(document.querySelectorAll('.ui-toast svg')).toHaveLength(count);
  expect(screen.queryAllByTestId('own')).toHaveLength(count);
});

test('a toast does not make a test warn that it is not wrapped in act', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const queue = showQueue();
  act(() => void queue.add({ content: 'Lagret' }));
  vi.advanceTimersByTime(100);
  expect(screen.getByRole('status')).toHaveTextContent('Lagret');
  expect(error).not.toHaveBeenCalled();
});

test('a toast that waited behind an error is not announced again', async () => {
  const queue = showQueue({ limit: 1 });
  act(() => void queue.add({ content: 'Lagret', timeout: 0 }));
  await later(SETTLE_MS);
  expect(screen.getByRole('status')).toHaveTextContent('Lagret');
  act(() => void queue.add({ id: 'feil', variant: 'error', content: 'Ikke lagret' }));
  await later(SETTLE_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('Ikke lagret');
  act(() => queue.close('feil'));
  await later(EXIT_MS);
  await later(SETTLE_MS);
  expect(toast(/Informasjon. Lagret/)).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the layer has the attributes that keep modals of other libraries from hiding it', () => {
  render(<ToastProvider />);
  const layer = document.querySelector('.ui-toasts');
  expect(layer).toHaveAttribute('aria-live', 'off');
  expect(layer).toHaveAttribute('data-react-aria-top-layer', 'true');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
});

describe('the action of a toast', () => {
  test('runs, and closes the toast', async () => {
    const onClick = vi.fn();
    const onClose = vi.fn();
    show({ action: { label: 'Angre', onClick }, onClose });
    save();
    press('Angre');
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClose.mock.calls).toEqual([['action']]);
    await isGone();
  });

  test('may be one of two', () => {
    const second = vi.fn();
    const first = { label: 'Se avtalen', onClick: () => {} };
    show({ action: [first, { label: 'Angre', onClick: second }] });
    save();
    expect(screen.getByRole('button', { name: 'Se avtalen' })).toBeVisible();
    press('Angre');
    expect(second).toHaveBeenCalledOnce();
    expect(toast()).toHaveAttribute('data-leaving');
  });

  test('leaves a toast open that it adds again', async () => {
    const queue = showQueue();
    const again = () => void queue.add({ id: 'opplasting', content: 'Prøver igjen' });
    act(() => {
      const action = { label: 'Prøv igjen', onClick: again };
      queue.add({ id: 'opplasting', content: 'Ikke lastet opp', action });
    });
    press('Prøv igjen');
    expect(toast(/Prøver igjen/)).not.toHaveAttribute('data-leaving');
  });

  test('leaves the toast open after preventDefault()', async () => {
    const onClose = vi.fn();
    show({ action: { label: 'Kopier', onClick: (event) => event.preventDefault() }, onClose });
    save();
    press('Kopier');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the time of a toast in the page', () => {
  const showTimedToast = () => {
    const onClose = vi.fn();
    show({ onClose });
    press('Lagre');
    return onClose;
  };

  const visibility = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    fireEvent(document, new Event('visibilitychange'));
  };
  const leaveToasts = () => opener().focus();
  test.each([
    [
      'under the pointer',
      () => void fireEvent.pointerEnter(region()),
      () => void fireEvent.pointerLeave(region()),
    ],
    ['while the region has the focus', () => region().focus(), leaveToasts],
    [
      'while its button has the focus',
      () => screen.getByRole('button', { name: 'Lukk varsel' }).focus(),
      leaveToasts,
    ],
    ['in a hidden tab', () => visibility(true), () => visibility(false)],
  ])('stops %s', async (_, hold, release) => {
    const onClose = showTimedToast();
    act(hold);
    await later(60_000);
    expect(onClose).not.toHaveBeenCalled();
    act(release);
    await later(5000);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('is not stopped by the pointer that closed the last one', async () => {
    showTimedToast();
    fireEvent.pointerEnter(region());
    press('Lukk varsel');
    await later(200);
    press('Lagre');
    await later(5200);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  const closeButton = () =>
    screen.getAllByRole('button', { name: 'Lukk varsel' })[0] as HTMLElement;

  test('reaches the toasts with F6, and goes back with F6', async () => {
    show();
    save();
    pressKey('F6');
    expect(region()).toHaveFocus();
    pressKey('F6');
    expect(opener()).toHaveFocus();
  });

  test('is not affected while there is no toast', async () => {
    vi.useRealTimers();
    show();
    const event = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test('reaches the newest toast first', async () => {
    vi.useRealTimers();
    showTwo();
    const groups = within(region()).getAllByRole('group');
    await userEvent.keyboard('{F6}{Tab}');
    expect(groups[0]).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    expect(groups[1]).toContainElement(document.activeElement as HTMLElement);
  });

  test('closes the focused toast with Escape, and goes on to the next, then back', async () => {
    showTwo();
    pressKey('F6');
    closeButton().focus();
    pressKey('Escape');
    await later(EXIT_MS);
    expect(within(region()).getByRole('group')).toHaveFocus();
    pressKey('Escape');
    await isGone();
    expect(opener()).toHaveFocus();
  });

  test('closes the newest toast alone with Escape when the region has the focus', async () => {
    const around = vi.fn();
    showTwo();
    const older = within(region()).getAllByRole('group')[1] as HTMLElement;
    document.addEventListener('keydown', around);
    pressKey('F6');
    pressKey('Escape');
    document.removeEventListener('keydown', around);
    expect(around.mock.lastCall?.[0].defaultPrevented).toBe(true);
    await later(EXIT_MS);
    expect(within(region()).getAllByRole('group')).toEqual([older]);
  });

  test('stays where it is when another toast closes', async () => {
    const onClose = vi.fn();
    show({ onClose });
    save();
    await later(5000);
    await isGone();
    expect(opener()).toHaveFocus();
  });

  test('goes to the heading when the element that had the focus before cannot take it', () => {
    show({ timeout: null });
    save();
    pressKey('F6');
    opener().setAttribute('disabled', '');
    closeButton().focus();
    fireEvent.click(closeButton());
    expect(screen.getByRole('heading', { name: 'Profil' })).toHaveFocus();
  });

  test('stays in a toast that its own action renewed, whose time then runs', async () => {
    const onClose = vi.fn();
    const queue = showQueue();
    act(() => {
      queue.add({
        id: 'slettet',
        content: 'Slettet',
        action: {
          label: 'Angre',
          onClick: (event) => {
            event.preventDefault();
            queue.add({ id: 'slettet', content: 'Angret', onClose });
          },
        },
      });
    });
    screen.getByRole('button', { name: 'Angre' }).focus();
    press('Angre');
    expect(toast(/Angret/)).toHaveFocus();
    act(() => toast(/Angret/).blur());
    await later(5000);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('goes back to where it was after a close with the mouse, and the next toast keeps its time', async () => {
    vi.useRealTimers();
    showTwo();
    await userEvent.click(closeButton());
    expect(opener()).toHaveFocus();
  });
});

test('a dialog that is taken out of the page while it is open leaves the toasts in it', async () => {
  const queue = showQueue();
  act(() => void queue.add({ content: 'Lagret', timeout: null }));
  const layer = document.querySelector('.ui-toasts') as Element;
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(layer);
  dialog.remove();
  await later(0);
  expect(layer.parentElement).toBe(document.body);
});

test('leaves the layer where another copy of the kit has put it, whatever else changes', async () => {
  render(<ToastProvider />);
  const layer = document.querySelector('.ui-toasts') as Element;
  const elsewhere = document.body.appendChild(document.createElement('div'));
  elsewhere.append(layer);
  const seen = vi.fn();
  const observer = new MutationObserver(seen);
  observer.observe(elsewhere, { childList: true });
  elsewhere.append(document.createElement('p'));
  await later(0);
  expect(seen).toHaveBeenCalled();
  expect(layer.parentElement).toBe(elsewhere);
  observer.disconnect();
  document.body.append(layer);
  elsewhere.remove();
});
