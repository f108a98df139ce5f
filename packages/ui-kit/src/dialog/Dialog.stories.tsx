import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { showCode } from '../internals/stories/showCode';
import { Dialog, type DialogProps } from './Dialog';
import source from './Dialog.stories.tsx?raw';
import { DialogClose } from './DialogClose';
import { DialogDescription } from './DialogDescription';
import { DialogPopup } from './DialogPopup';
import { DialogRoot } from './DialogRoot';
import { DialogTitle } from './DialogTitle';
import { DialogTrigger } from './DialogTrigger';

function Page(args: DialogProps) {
  const [open, setOpen] = useState(args.open);
  const [monthly, setMonthly] = useState(false);
  return (
    <main style={{ minBlockSize: '24rem' }}>
      <h1>Bilforsikringen din</h1>
      <p>{monthly ? 'Du betaler hver måned.' : 'Du betaler én gang i året.'}</p>
      {!monthly && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Betal hver måned
        </Button>
      )}
      <Dialog
        {...args}
        open={open}
        onOpenChange={(next, change) => {
          args.onOpenChange(next, change);
          setOpen(next);
        }}
        actions={
          <>
            <Button
              onClick={() => {
                setMonthly(true);
                setOpen(false);
              }}
            >
              Betal hver måned
            </Button>
            <Button variant="tertiary" onClick={() => setOpen(false)}>
              Avbryt
            </Button>
          </>
        }
      />
    </main>
  );
}

/** A question or a task that comes before everything else on the page. */
const meta = {
  title: 'Actions/Dialog',
  id: 'ui-kit-dialog',
  component: Dialog,
  subcomponents: {
    DialogRoot,
    DialogTrigger,
    DialogPopup,
    DialogTitle,
    DialogDescription,
    DialogClose,
  },
  tags: ['stable', 'autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: (args) => <Page {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Vil du betale hver måned?',
    children: (
      <p>Fra 1. juli får du én faktura i måneden i stedet for én i året. Prisen er den samme.</p>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const dialog = () => body().getByRole('dialog', { name: 'Vil du betale hver måned?' });

/** The dialog opens over the page, gets the focus and returns it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Betal hver måned' });
    await userEvent.click(opener);
    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Open. Tab stays inside: the page behind is inert. */
export const Open: Story = {
  tags: ['review'],
  args: { open: true },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(dialog().matches(':modal')).toBe(true);
  },
};

/** When the button that opened it is gone, the focus moves to the heading of the page. */
export const OpenerGone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Betal hver måned' }));
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Betal hver måned' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

function Held() {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      variant="alert"
      title="Du blir snart logget ut"
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep}>Fortsett økten</Button>
          <Button variant="secondary">Logg ut</Button>
        </>
      }
    >
      <p>For din egen sikkerhet vil du bli logget ut om kort tid på grunn av inaktivitet.</p>
    </Dialog>
  );
}

/** An alert: its text is read out, it has no cross, and `initialFocus` gets the focus. */
export const Alert: Story = {
  render: () => <Held />,
  play: async () => {
    const alert = body().getByRole('alertdialog', { name: 'Du blir snart logget ut' });
    await expect(alert).toHaveAccessibleDescription(/For din egen sikkerhet/);
    await expect(body().getByRole('button', { name: 'Fortsett økten' })).toHaveFocus();
    await expect(body().queryByRole('button', { name: 'Lukk' })).not.toBeInTheDocument();
    await waitFor(() => expect(alert).toBeVisible());
  },
};

/** A deletion, as in the pattern 'Confirmation': the dangerous button is filled, and the focus is on the button that cancels. */
export const Danger: Story = {
  render: () => (
    <DialogRoot defaultOpen>
      <DialogPopup variant="alert">
        <DialogTitle>Vil du slette tilbudet?</DialogTitle>
        <DialogDescription>
          <p>Du må be om et nytt tilbud hvis du ombestemmer deg.</p>
        </DialogDescription>
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-3)' }}>
          <DialogClose render={<Button variant="danger-primary" />}>Slett tilbud</DialogClose>
          <DialogClose render={<Button variant="tertiary" />}>Avbryt</DialogClose>
        </p>
      </DialogPopup>
    </DialogRoot>
  ),
};

/** A title of several lines. Only the lines beside the cross are shorter, and no word is under the cross. */
export const LongTitle: Story = {
  args: {
    open: true,
    title: 'Vil du betale for behandlingsforsikringen til familien hver måned?',
  },
  play: async () => {
    const opened = body().getByRole('dialog');
    await waitFor(() => expect(opened).toBeVisible());
    const words = document.createRange();
    words.selectNodeContents(within(opened).getByRole('heading'));
    const cross = within(opened).getByRole('button', { name: 'Lukk' }).getBoundingClientRect();
    for (const { right, bottom, left, top } of words.getClientRects())
      await expect(
        right <= cross.left || left >= cross.right || bottom <= cross.top || top >= cross.bottom,
      ).toBe(true);
  },
};

/** Longer than the window: the dialog scrolls, and the page behind does not. */
export const Long: Story = {
  args: {
    open: true,
    children: Array.from({ length: 12 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never move
      <p key={index}>
        Når du betaler hver måned, sender vi fakturaen den første i måneden. Har du betalt for hele
        året, får du den første fakturaen når året er over.
      </p>
    )),
  },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(dialog().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

const parts = (closeOnOutsidePress: boolean) => (
  <main style={{ minBlockSize: '24rem' }}>
    <h1>Forsikringene dine</h1>
    <DialogRoot>
      <DialogTrigger render={<Button variant="secondary" />}>Hva er egenandel?</DialogTrigger>
      <DialogPopup closeOnOutsidePress={closeOnOutsidePress}>
        <DialogTitle>Egenandel</DialogTitle>
        <DialogClose />
        <DialogDescription>
          <p>Egenandelen er det du betaler selv når du melder en skade.</p>
        </DialogDescription>
        <p>
          <DialogClose render={<Button>Jeg forstår</Button>} />
        </p>
      </DialogPopup>
    </DialogRoot>
  </main>
);

/** Made of its parts: the dialog keeps its own state, and the trigger gets the focus back. */
export const Parts: Story = {
  render: () => parts(false),
};

/** `closeOnOutsidePress`: a press beside the dialog closes it, for text that is only read. */
export const OutsidePress: Story = {
  render: () => parts(true),
};

/** Other elements: `render` of the trigger, the title and the button that closes takes an element or a function. */
export const RenderParts: Story = {
  parameters: showCode(source, 'RenderParts'),
  render: () => (
    <main style={{ minBlockSize: '24rem' }}>
      <h1>Forsikringene dine</h1>
      <DialogRoot>
        <DialogTrigger render={<Button variant="secondary" />}>Hva er egenandel?</DialogTrigger>
        <DialogPopup>
          <DialogTitle render={(props) => <h3 {...props} />}>Egenandel</DialogTitle>
          <p>Egenandelen er det du betaler selv når du melder en skade.</p>
          <DialogClose render={(props) => <Button {...props}>Jeg forstår</Button>} />
        </DialogPopup>
      </DialogRoot>
    </main>
  ),
};

/** `details` has the reason of each change. `cancel()` refuses one: here Escape leaves the dialog open. */
export const Details: Story = {
  parameters: showCode(source, 'Details'),
  render: function Render() {
    const [lastChange, setLastChange] = useState('ingen');
    return (
      <main style={{ minBlockSize: '24rem' }}>
        <h1>Forsikringene dine</h1>
        <DialogRoot
          onOpenChange={(_open, { reason, cancel }) => {
            const refused = reason === 'escape-key';
            if (refused) cancel();
            setLastChange(refused ? `${reason}, avvist` : reason);
          }}
        >
          <DialogTrigger render={<Button variant="secondary" />}>Hva er egenandel?</DialogTrigger>
          <DialogPopup>
            <DialogTitle>Egenandel</DialogTitle>
            <DialogClose />
            <p>Siste endring: {lastChange}</p>
          </DialogPopup>
        </DialogRoot>
      </main>
    );
  },
};
