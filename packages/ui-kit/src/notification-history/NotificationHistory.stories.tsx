import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button';
import { Header } from '../header/Header';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { Link } from '../link/Link';
import { ToastProvider } from '../toast/ToastProvider';
import { createToastQueue, type ToastOptions } from '../toast/toastQueue';
import { NotificationHistory } from './NotificationHistory';
import source from './NotificationHistory.stories.tsx?raw';

/** A bell in the header, with the toasts that the customer has been shown today. */
const meta = {
  title: 'Feedback/NotificationHistory',
  id: 'ui-kit-notificationhistory',
  component: NotificationHistory,
  tags: ['new', 'autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof NotificationHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const EXAMPLES: ToastOptions[] = [
  { variant: 'success', content: 'E-postadressen er lagret' },
  { variant: 'info', content: 'Prisene oppdateres 1. januar' },
  {
    variant: 'error',
    content: { title: 'Tilbudet er ikke slettet', content: 'Reiseforsikring, 189 kr/md' },
  },
  { variant: 'success', content: 'E-postadressen er lagret' },
  {
    variant: 'success',
    content: (
      <>
        Avtalen er fornyet. <Link href="#avtaler">Se avtalen</Link>
      </>
    ),
  },
];

/** A header with the bell, and toasts that were shown before. */
function Page({ toasts, defaultOpen }: { toasts: ToastOptions[]; defaultOpen?: boolean }) {
  const [queue] = useState(() => {
    const created = createToastQueue();
    for (const toast of toasts) created.add(toast);
    return created;
  });
  return (
    <div style={{ minBlockSize: '30rem' }}>
      <Header logo="Demobanken">
        <NotificationHistory queue={queue} defaultOpen={defaultOpen} />
        <Button variant="tertiary">Logg ut</Button>
      </Header>
    </div>
  );
}

const panel = () => within(document.body).findByRole('dialog', { name: 'Varsler i dag' });

/** The bell says how many lines are unseen. The open panel lists them, the latest first. */
export const Default: Story = {
  render: () => <Page toasts={EXAMPLES} />,
};

/** Open from the start. */
export const Open: Story = {
  tags: ['review'],
  render: () => <Page toasts={EXAMPLES} defaultOpen />,
};

/** Closed, with a number at the bell that takes no room. */
export const Unseen: Story = {
  render: () => <Page toasts={EXAMPLES} />,
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Varsler, 4 nye' });
    await expect(bell.getBoundingClientRect().width).toBe(44);
  },
};

/** Nothing has happened today. */
export const Empty: Story = {
  render: () => <Page toasts={[]} defaultOpen />,
};

/** Long words are broken, and a long list scrolls by itself. */
export const Many: Story = {
  render: () => (
    <Page
      defaultOpen
      toasts={Array.from({ length: 20 }, (_, index) => ({
        content: `Behandlingsforsikringsavtalevilkårsendringsvarsel ${index + 1} er lastet ned`,
      }))}
    />
  ),
  play: async () => {
    const opened = await panel();
    await expect(opened.scrollWidth).toBeLessThanOrEqual(opened.clientWidth);
    await expect(opened.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** With the toasts themselves: each is counted once it is shown. */
export const WithToasts: Story = {
  render: () => {
    const queue = createToastQueue();
    return (
      <ToastProvider queue={queue}>
        <div style={{ minBlockSize: '30rem' }}>
          <Header logo="Demobanken">
            <NotificationHistory />
          </Header>
          <Button onClick={() => queue.add({ variant: 'success', content: 'Lagret' })}>
            Lagre
          </Button>
        </div>
      </ToastProvider>
    );
  },
};

/** `details` has the reason of each change. `cancel()` refuses one: here Escape leaves the panel open. */
export const Details: Story = {
  parameters: showCode(source, 'Details'),
  render: function Render() {
    const [queue] = useState(() => createToastQueue());
    const [lastChange, setLastChange] = useState('ingen');
    return (
      <div style={{ minBlockSize: '30rem' }}>
        <Header logo="Demobanken">
          <NotificationHistory
            queue={queue}
            onOpenChange={(_open, { reason, cancel }) => {
              const refused = reason === 'escape-key';
              if (refused) cancel();
              setLastChange(refused ? `${reason}, avvist` : reason);
            }}
          />
        </Header>
        <p>Siste endring: {lastChange}</p>
      </div>
    );
  },
};

const bell = (
  <ToastProvider>
    <NotificationHistory />
  </ToastProvider>
);

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => <StatesMatrix rows={{ Bell: bell }} />,
};
