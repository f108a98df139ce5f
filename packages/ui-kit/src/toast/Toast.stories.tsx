import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { Card } from '../card/Card';
import { Dialog } from '../dialog/Dialog';
import { Icon } from '../internals/icon/Icon';
import { QUESTION } from '../internals/icon/iconPaths';
import { Link } from '../link/Link';
import { TextField } from '../text-field/TextField';
import type { ToastCallOptions } from './createToast';
import { useToast } from './ToastContext';
import { ToastProvider, type ToastProviderProps } from './ToastProvider';
import type { ToastOptions } from './toastQueue';

const saved: ToastOptions = { variant: 'success', content: 'E-postadressen er lagret' };

function Page({ toasts, shown = false }: { toasts: ToastOptions[]; shown?: boolean }) {
  const toast = useToast();
  const showAll = () => {
    for (const { content, ...options } of toasts) toast(content, options);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (shown) showAll();
  }, []);
  return (
    <div style={{ minBlockSize: '26rem' }}>
      <Button onClick={showAll}>Lagre endringer</Button>
    </div>
  );
}

/** Says whether an action of the customer has succeeded. */
const meta = {
  title: 'Feedback/Toast',
  id: 'ui-kit-toast',
  component: ToastProvider,
  tags: ['stable', 'autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 460 } } },
  args: { limit: 5 },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `shown`: without a press on the button. */
const page = (toasts: ToastOptions[], shown?: boolean) => (args: ToastProviderProps) => (
  <ToastProvider {...args}>
    <Page toasts={toasts} shown={shown} />
  </ToastProvider>
);
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];
const body = () => within(document.body);
const save = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Lagre endringer' }));

/** A toast appears when something is saved, and is read out. */
export const Default: Story = {
  render: page([saved]),
};

/** Each has its own icon, and is named to screen readers. */
export const Variants: Story = {
  tags: ['review'],
  render: page(
    [
      { variant: 'info', content: 'Prisene oppdateres 1. januar', timeout: null },
      { ...saved, timeout: null },
      { variant: 'warning', content: 'Du har ikke bekreftet nummeret ditt', timeout: null },
      { variant: 'error', content: 'Vi fikk ikke lagret endringen', timeout: null },
    ],
    true,
  ),
  play: async () => {
    const toasts = await body().findAllByRole('group');
    // The newest is on top.
    await expect(toasts[0]).toHaveAccessibleName('Feil. Vi fikk ikke lagret endringen');
    await waitFor(() => expect(getComputedStyle(toasts[3] as Element).opacity).toBe('1'));
  },
};

/** With a title and an action. The toast stays until the action is used or the toast is closed. */
export const WithAction: Story = {
  render: page(
    [
      {
        content: { title: 'Tilbudet er slettet', content: 'Reiseforsikring, 189 kr/md' },
        action: { label: 'Angre', onClick: () => {} },
      },
    ],
    true,
  ),
};

/** Two actions, the most important first, and an icon of your own. */
export const TwoActions: Story = {
  tags: ['review'],
  render: page(
    [
      {
        content: { title: 'Tilbudet er slettet', content: 'Reiseforsikring, 189 kr/md' },
        icon: <Icon path={QUESTION} />,
        action: [
          { label: 'Angre', onClick: () => {} },
          { label: 'Si hva du savnet', onClick: () => {} },
        ],
      },
    ],
    true,
  ),
};

function Offer({ id }: { id: string }) {
  const toast = useToast();
  return (
    <Card>
      <strong>Du har fått et tilbud</strong>
      <p>Innboforsikring, 89 kr/md</p>
      <Link href="#tilbud">Se tilbudet</Link>{' '}
      <Button variant="tertiary" onClick={() => toast.dismiss(id)}>
        Ikke nå
      </Button>
    </Card>
  );
}

/** `toast.custom`: your own content, with the place, the keyboard and the announcement of a toast. */
export const OwnContent: Story = {
  tags: ['review'],
  render: page([{ content: (id) => <Offer id={id} /> }], true),
};

/** A link in the text. */
export const WithLink: Story = {
  render: page(
    [
      {
        variant: 'success',
        timeout: 0,
        content: (
          <>
            Avtalen er fornyet. <Link href="#avtaler">Se avtalen</Link>
          </>
        ),
      },
    ],
    true,
  ),
};

function SavePage({ save }: { save: () => Promise<string> }) {
  const toast = useToast();
  const saveAddress = () =>
    toast.promise(save(), {
      loading: 'Lagrer e-postadressen',
      success: (address) => `${address} er lagret`,
      error: 'E-postadressen er ikke lagret',
    });
  return (
    <div style={{ minBlockSize: '12rem' }}>
      <Button onClick={saveAddress}>Lagre endringer</Button>
    </div>
  );
}

/** One toast that follows a promise. A loader takes the place of the icon until the promise settles. */
export const OfAPromise: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <SavePage save={() => new Promise((done) => setTimeout(done, 300, 'kari@bank.example'))} />
    </ToastProvider>
  ),
  play: async (context) => {
    await save(context);
    await expect(await body().findByRole('group')).toHaveTextContent('Lagrer e-postadressen');
    await expect(body().getByRole('group').querySelector('svg')).toBeNull();
    await waitFor(() =>
      expect(body().getByRole('group')).toHaveTextContent('kari@bank.example er lagret'),
    );
  },
};

/** Under way: a loader moves, or stands still where people want less motion. */
export const Pending: Story = {
  render: page([{ content: 'Lagrer e-postadressen', pending: true, timeout: 0 }], true),
};

/** An error is shown at once: the latest other toast waits until there is room again. */
export const ErrorBeforeOthers: Story = {
  args: { limit: 2 },
  render: page(
    [
      { content: 'Dokument 1 er lastet ned', timeout: 0 },
      { content: 'Dokument 2 er lastet ned', timeout: 0 },
      { variant: 'error', content: 'Vi fikk ikke lagret endringen', timeout: 0 },
    ],
    true,
  ),
};

/** At the left, where the right side of the page is in use. */
export const AtTheStart: Story = {
  args: { placement: 'start' },
  render: page([{ ...saved, timeout: null }]),
  play: async (context) => {
    await save(context);
    const toast = await body().findByRole('group');
    await expect(toast.getBoundingClientRect().left).toBeLessThan(40);
  },
};

/** At the top, in the middle; at the bottom while something at the top has the focus. */
export const AtTheTop: Story = {
  args: { placement: 'top-center' },
  render: page([{ ...saved, id: 'lagret', timeout: null }]),
  play: async (context) => {
    const edges = () => body().getByRole('group').getBoundingClientRect();
    await save(context);
    await waitFor(() => expect(edges().top).toBeLessThan(40));
    await expect(edges().left).toBeCloseTo(window.innerWidth - edges().right, -1);
    context.canvas.getByRole('button').style.inlineSize = '100%';
    await save(context);
    await waitFor(() => expect(edges().top).toBeGreaterThan(window.innerHeight / 2));
  },
};

/** At the other end of the window while a form at this end is in use: no part of the form is covered. */
export const BesideAForm: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <div style={{ blockSize: '150vh' }} />
      <SavingForm />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    const toast = await body().findByRole('group', { name: /Vi fikk ikke lagret/ });
    const form = canvas.getByRole('textbox').closest('form') as HTMLElement;
    await waitFor(() => {
      const over = toast.getBoundingClientRect();
      const { top, bottom, right } = form.getBoundingClientRect();
      expect(over.bottom <= top || over.top >= bottom || over.left >= right).toBe(true);
    });
    window.scrollTo(0, 0);
  },
};

/** A form whose button tells that saving failed. */
function SavingForm() {
  const toast = useToast();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField label="E-post" defaultValue="navn@example.no" error="Skriv en e-postadresse." />
      <Button
        type="submit"
        onClick={() => toast.error('Vi fikk ikke lagret endringen', { timeout: null })}
      >
        Lagre
      </Button>
    </form>
  );
}

/** Ten at once: five are shown, and the others wait. */
export const Many: Story = {
  render: page(
    Array.from({ length: 10 }, (_, index) => ({
      content: `Dokument ${index + 1} er lastet ned`,
      timeout: null,
    })),
    true,
  ),
};

/** A long text wraps, and a long word is broken. */
export const LongText: Story = {
  render: page([
    {
      variant: 'warning',
      timeout: null,
      content: {
        title: 'Behandlingsforsikringsavtalevilkårsendringsvarselet er sendt på nytt',
        content:
          'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen, og at prisene som vises, ikke er de siste.',
      },
    },
  ]),
  play: async (context) => {
    await save(context);
    const toast = await body().findByRole('group');
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth + 1);
  },
};

/** A dialog that adds a toast, which may close it. */
function EmailDialog({ options }: { options: (close: () => void) => ToastCallOptions }) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const save = () =>
    toast.success(
      'E-postadressen er lagret',
      options(() => setOpen(false)),
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Endre e-post</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Endre e-post"
        actions={<Button onClick={save}>Lagre</Button>}
      >
        <p>Vi sender deg beskjed dit når forsikringene fornyes.</p>
      </Dialog>
    </>
  );
}

/** Over a modal dialog: the page behind is inert, and the toast is not. */
export const OverADialog: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <EmailDialog options={() => ({ timeout: null })} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Endre e-post' }));
    const live = document.querySelector('[role="status"]');
    await userEvent.click(body().getByRole('button', { name: 'Lagre' }));
    const close = await body().findByRole('button', { name: 'Lukk varsel' });
    // The live region moved into the dialog before it had a text.
    await expect(body().getByRole('dialog')).toContainElement(live as HTMLElement);
    const { left, top } = close.getBoundingClientRect();
    await expect(close).toContainElement(
      document.elementFromPoint(left + 20, top + 20) as HTMLElement,
    );
    await userEvent.keyboard('{F6}{Tab}');
    await expect(close).toHaveFocus();
    // Escape closes the toast, then the dialog.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(close).not.toBeInTheDocument());
    await expect(body().getByRole('button', { name: 'Lagre' })).toHaveFocus();
    await userEvent.click(body().getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(document.body).toContainElement(live as HTMLElement));
    await expect(live?.closest('dialog')).toBeNull();
  },
};

/** When a dialog closes while a toast in it has the focus, the focus returns to the page. */
export const InADialogThatCloses: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <EmailDialog
        options={(close) => ({
          timeout: 700,
          action: { label: 'Ferdig', onClick: close },
        })}
      />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Endre e-post' });
    const openActionToast = async () => {
      await userEvent.click(opener);
      await userEvent.click(body().getByRole('button', { name: 'Lagre' }));
      await body().findByRole('button', { name: 'Ferdig' });
      await userEvent.keyboard('{F6}');
    };
    // By the action of the toast.
    await openActionToast();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(body().queryByRole('group')).toBeNull());
    await expect(opener).toHaveFocus();
    // By itself: the time of the toast goes on, and the next one leaves the focus alone.
    await openActionToast();
    body().getByRole('button', { name: 'Lukk' }).click();
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(body().queryByRole('group')).toBeNull(), { timeout: 3000 });
    await expect(opener).toHaveFocus();
  },
};

/** Above a bar that stays at the bottom of the window, such as a consent banner. */
export const AboveABar: Story = {
  render: (args) => (
    <>
      {page([{ content: 'Avtalen er fornyet', timeout: 0 }])(args)}
      <aside
        style={{
          position: 'sticky',
          insetBlockEnd: 0,
          blockSize: '8rem',
          background: 'var(--ui-color-surface-sunken)',
          anchorName: '--ui-window-end',
        }}
      />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre endringer' }));
    const toasts = await within(document.body).findByRole('region');
    const bar = canvasElement.querySelector('aside')?.getBoundingClientRect();
    await expect(window.innerHeight - toasts.getBoundingClientRect().bottom).toBe(bar?.height);
  },
};

/** Toasts never cover the focus: they move to the other end of the window. */
export const OverLinks: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <Page
        toasts={[
          {
            content: { title: 'Tilbudet er slettet', content: 'Reiseforsikring, 189 kr/md' },
            action: { label: 'Angre', onClick: () => {} },
          },
        ]}
      />
      {Array.from({ length: 20 }, (_, index) => `Dokument ${index + 1}`).map((name) => (
        <p key={name}>
          <a className="ui-link" href="#dokumenter">
            {name}
          </a>
        </p>
      ))}
    </ToastProvider>
  ),
  play: async (context) => {
    await save(context);
    await expect(await body().findByRole('group')).toBeInTheDocument();
  },
};

function TwoDialogs() {
  const [open, setOpen] = useState({ first: false, second: false });
  const toast = useToast();
  const showSaved = () => toast.success('E-postadressen er lagret', { timeout: null });
  return (
    <>
      <Dialog
        open={open.first}
        onOpenChange={() => setOpen({ ...open, first: false })}
        title="Du blir snart logget ut"
        actions={<Button onClick={showSaved}>Fortsett økten</Button>}
      />
      <Button onClick={() => setOpen({ ...open, second: true })}>Endre e-post</Button>
      <Dialog
        open={open.second}
        onOpenChange={() => setOpen({ ...open, second: false })}
        title="Endre e-post"
        actions={
          <Button onClick={() => setOpen({ first: true, second: true })}>Vent et minutt</Button>
        }
      />
    </>
  );
}

/** Over the dialog that was opened last, which may not be the last in the page. */
export const OverTwoDialogs: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <TwoDialogs />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Endre e-post' }));
    await userEvent.click(body().getByRole('button', { name: 'Vent et minutt' }));
    await userEvent.click(body().getByRole('button', { name: 'Fortsett økten' }));
    const toast = await body().findByRole('group', { name: /E-postadressen er lagret/ });
    await waitFor(() =>
      expect(body().getByRole('dialog', { name: 'Du blir snart logget ut' })).toContainElement(
        toast,
      ),
    );
  },
};
