import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeChanges } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { TextsProvider } from '../texts/TextsProvider';
import { useToast } from '../toast/ToastContext';
import { ToastProvider } from '../toast/ToastProvider';
import { createToastQueue, type ToastOptions, type ToastQueue } from '../toast/toastQueue';
import { NotificationHistory, type NotificationHistoryProps } from './NotificationHistory';
import { getToastHistory } from './toastHistory';

let queue: ToastQueue;
beforeEach(() => {
  queue = createToastQueue({ limit: 5 });
  // jsdom hides popovers, and cannot show one.
  HTMLElement.prototype.showPopover = function show() {
    this.style.display = 'block';
  };
});

const add = (content: ToastOptions['content'], options?: Partial<ToastOptions>) => {
  let id = '';
  act(() => {
    id = queue.add({ content, ...options });
  });
  return id;
};
const show = (props?: NotificationHistoryProps) =>
  render(
    <>
      <NotificationHistory queue={queue} {...props} />
      <button type="button">Logg ut</button>
    </>,
  );
const bell = (name: string | RegExp = /^Varsler/) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('dialog', { name: 'Varsler i dag' });
const remove = (name: RegExp) => within(panel()).getByRole('button', { name });
const lines = () =>
  within(panel())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\d\d:\d\d/, ''));

function Page() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.success('Lagret')}>
      Lagre
    </button>
  );
}

describe('NotificationHistory', () => {
  describeConformance(<NotificationHistory />);
  describeChanges({
    view: (props) => <NotificationHistory queue={queue} {...props} />,
    change: () => userEvent.click(bell()),
    shown: () => screen.queryByRole('dialog') !== null,
  });
});

describe('the bell', () => {
  test('names the number of unseen toasts, also of one that was shown before the bell was mounted', () => {
    add('Lagret');
    show();
    expect(bell()).toHaveAccessibleName('Varsler, 1 ny');
    add('Slettet');
    expect(bell()).toHaveAccessibleName('Varsler, 2 nye');
  });

  test('does not count a toast that is not listed, or that the customer has closed', () => {
    show();
    add('Lagret', { listed: false });
    const id = add('Slettet');
    act(() => queue.close(id, 'dismiss'));
    expect(bell()).toHaveAccessibleName('Varsler');
  });

  test('does not count a toast while it is pending, also when it was closed meanwhile', () => {
    show();
    const id = add('Lagrer', { pending: true });
    expect(bell()).toHaveAccessibleName('Varsler');
    act(() => queue.close(id, 'dismiss'));
    expect(bell()).toHaveAccessibleName('Varsler');
    add('Lagret', { id });
    expect(bell()).toHaveAccessibleName('Varsler, 1 ny');
  });

  test('counts nothing when the panel is opened, and while the panel is open', async () => {
    show();
    add('Lagret');
    await userEvent.click(bell());
    expect(bell()).toHaveAccessibleName('Varsler');
    add('Slettet');
    expect(bell()).toHaveAccessibleName('Varsler');
    expect(lines()).toHaveLength(2);
  });

  test('shows the toasts of the provider around it', async () => {
    render(
      <ToastProvider>
        <NotificationHistory />
        <Page />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Lagre' }));
    expect(bell()).toHaveAccessibleName('Varsler, 1 ny');
  });

  test('speaks the language of the page', async () => {
    render(
      <TextsProvider language="en">
        <NotificationHistory queue={queue} texts={{ empty: 'Nothing yet.' }} />
      </TextsProvider>,
    );
    await userEvent.click(bell('Notifications'));
    const dialog = screen.getByRole('dialog', { name: 'Notifications today' });
    expect(dialog).toHaveAccessibleDescription('Nothing yet.');
  });
});

test('the panel closes when a link in it is followed', async () => {
  show();
  add(<a href="#avtaler">Se avtalen</a>);
  await userEvent.click(bell());
  await userEvent.click(within(panel()).getByRole('link', { name: 'Se avtalen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the list', () => {
  test('has the latest first, with its kind and its time', async () => {
    vi.useFakeTimers({ now: new Date(2026, 4, 4, 9, 30), toFake: ['Date'] });
    show({ defaultOpen: true });
    add('Lagret', { variant: 'success' });
    vi.setSystemTime(new Date(2026, 4, 4, 14, 5));
    add({ title: 'Ikke lagret', content: 'Prøv igjen.' }, { variant: 'error' });
    const [latest, first] = within(panel()).getAllByRole('listitem');
    expect(latest).toHaveTextContent(/^Feil\. Ikke lagretPrøv igjen\.14:05$/);
    expect(first).toHaveTextContent(/^Vellykket\. Lagret09:30$/);
  });

  test('has one line for toasts that said the same, and the bell counts lines', async () => {
    for (const content of ['Lagret', 'Slettet', 'Lagret']) add(content);
    show();
    expect(bell()).toHaveAccessibleName('Varsler, 2 nye');
    await userEvent.click(bell());
    expect(lines()).toEqual(['Informasjon. Lagret · 2 ganger', 'Informasjon. Slettet']);
  });

  test('has a pending toast once it is settled', () => {
    show({ defaultOpen: true });
    const id = add('Lagrer', { pending: true });
    expect(lines()).toEqual([]);
    act(() => queue.update(id, { content: 'Lagret', variant: 'success', pending: false }));
    expect(lines()).toEqual(['Vellykket. Lagret']);
  });

  test('has no toast with content of its own', () => {
    add(() => <p>Du har fått et tilbud</p>);
    show({ defaultOpen: true });
    expect(lines()).toEqual([]);
  });

  test('forgets yesterday', async () => {
    vi.useFakeTimers({ now: new Date(2026, 4, 4, 23, 59), toFake: ['Date'] });
    show();
    add('I går');
    vi.setSystemTime(new Date(2026, 4, 5, 0, 1));
    await userEvent.click(bell());
    expect(lines()).toEqual([]);
  });

  test('outlives the bell, and is empty after `clear`', () => {
    add('Lagret');
    show().unmount();
    show({ defaultOpen: true });
    expect(lines()).toHaveLength(1);
    act(() => getToastHistory(queue).clear());
    expect(lines()).toEqual([]);
  });
});

describe('removing', () => {
  const openHistory = async () => {
    for (const content of ['a', 'b', 'c']) add(content);
    show();
    await userEvent.click(bell());
  };

  test('moves the focus to the next line, then to the last, then to the panel', async () => {
    await openHistory();
    remove(/^Fjern varsel Informasjon\. b$/).focus();
    await userEvent.keyboard('{Enter}');
    expect(remove(/a$/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(remove(/c$/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(panel()).toHaveFocus();
    expect(panel()).toHaveAccessibleDescription('Du har ingen varsler i dag.');
  });

  test('removes all toasts that a line stands for', async () => {
    add('b');
    await openHistory();
    await userEvent.click(remove(/b/));
    expect(lines()).toEqual(['Informasjon. c', 'Informasjon. a']);
  });

  test('removes all with one press, and leaves the toasts in the page', async () => {
    await openHistory();
    await userEvent.click(screen.getByRole('button', { name: 'Fjern alle' }));
    expect(lines()).toEqual([]);
    expect(panel()).toHaveFocus();
    expect(queue.getShown()).toHaveLength(3);
  });
});
