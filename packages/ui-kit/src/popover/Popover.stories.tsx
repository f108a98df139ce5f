import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
import { DialogClose } from '../dialog/DialogClose';
import { DialogPopup } from '../dialog/DialogPopup';
import { DialogRoot } from '../dialog/DialogRoot';
import { DialogTitle } from '../dialog/DialogTitle';
import { Link } from '../link/Link';
import { TextField } from '../text-field/TextField';
import { PopoverClose } from './PopoverClose';
import { PopoverPopup } from './PopoverPopup';
import { PopoverRoot, type PopoverRootProps } from './PopoverRoot';
import { PopoverTitle } from './PopoverTitle';
import { PopoverTrigger } from './PopoverTrigger';

const frame = { display: 'grid', placeItems: 'center', minBlockSize: '28rem' };

const Filter = (props: PopoverRootProps) => (
  <div style={{ ...frame, placeItems: 'start center' }}>
    <PopoverRoot {...props}>
      <PopoverTrigger render={<Button variant="secondary" />}>Filtrer</PopoverTrigger>
      <PopoverPopup>
        <PopoverTitle>Filtrer tilbudene</PopoverTitle>
        <PopoverClose />
        <Checkbox>Bare fornyelser</Checkbox>
        <Checkbox>Bare kjøretøy</Checkbox>
        <p>
          <PopoverClose render={<Button>Vis tilbudene</Button>} />
        </p>
      </PopoverPopup>
    </PopoverRoot>
  </div>
);

/** A small box beside the button that opens it. */
const meta = {
  title: 'Actions/Popover',
  id: 'ui-kit-popover',
  component: PopoverRoot,
  subcomponents: { PopoverTrigger, PopoverPopup, PopoverTitle, PopoverClose },
  tags: ['new', 'autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 460 } } },
  args: { onOpenChange: fn() },
  render: (args) => <Filter {...args} />,
} satisfies Meta<typeof PopoverRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

const popup = () => within(document.body).findByRole('dialog');
const box = (element: Element) => element.getBoundingClientRect();

/** The popover opens below its button, takes the focus and returns it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrer' });
    await userEvent.click(trigger);
    await waitFor(async () => expect(await popup()).toBeVisible());
    await expect(await popup()).toHaveFocus();
    await waitFor(async () =>
      expect(box(await popup()).top).toBeGreaterThanOrEqual(box(trigger).bottom),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(trigger).toHaveFocus();
  },
};

/** Open from the start. */
export const Open: Story = { tags: ['review'], args: { defaultOpen: true } };

/** `modal`: the page behind cannot be used, and Tab stays in the popup. A press beside the popup closes it. */
export const Modal: Story = {
  tags: ['review'],
  args: { modal: true, defaultOpen: true },
};

/** The focus stays in the popup, and returns to the button. */
export const ModalFromOpenToClosed: Story = {
  ...Modal,
  tags: ['!review'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrer', hidden: true });
    await waitFor(async () => expect(await popup()).toBeVisible());
    await expect(await popup()).toHaveFocus();
    await expect((await popup()).matches(':modal')).toBe(true);
    await expect(box(await popup()).top).toBeGreaterThanOrEqual(box(trigger).bottom);
    trigger.focus();
    await expect(trigger).not.toHaveFocus();
    await userEvent.pointer({ keys: '[MouseLeft]', target: await popup(), coords: { x: 1, y: 1 } });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
  },
};

/** On another side, if there is room. */
export const Placement: Story = {
  args: { placement: 'right', defaultOpen: true },
  render: (args) => (
    <div style={{ ...frame, placeItems: 'center start' }}>
      <PopoverRoot {...args}>
        <PopoverTrigger render={<Button variant="tertiary" />}>Hvem er forsikret?</PopoverTrigger>
        <PopoverPopup style={{ inlineSize: '8rem' }}>
          <PopoverTitle>Forsikret</PopoverTitle>
          <p>Kari og Ola Nordmann</p>
        </PopoverPopup>
      </PopoverRoot>
    </div>
  ),
};

const AtBothEdges = (props: PopoverRootProps) => (
  <div
    style={{
      display: 'flex',
      alignItems: 'start',
      justifyContent: 'space-between',
      minBlockSize: '20rem',
    }}
  >
    {['Hvem er forsikret?', 'Varsler'].map((name) => (
      <PopoverRoot key={name} {...props}>
        <PopoverTrigger render={<Button variant="secondary" />}>{name}</PopoverTrigger>
        <PopoverPopup aria-label={name}>
          <p>Kari og Ola Nordmann, og barna deres så lenge de bor hjemme</p>
        </PopoverPopup>
      </PopoverRoot>
    ))}
  </div>
);

/** `align` at both edges of the window: the popup ends where its trigger ends, when it has no room to start there. */
export const AtTheEdges: Story = {
  render: (args) => <AtBothEdges {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Hvem er forsikret?' });
    const last = canvas.getByRole('button', { name: 'Varsler' });
    await userEvent.click(first);
    await waitFor(async () => expect(box(await popup()).left).toBeCloseTo(box(first).left, 0));
    await userEvent.click(last);
    await waitFor(async () => {
      await expect(await popup()).toHaveAccessibleName('Varsler');
      await expect(box(await popup()).right).toBeLessThanOrEqual(window.innerWidth);
      await expect(box(await popup()).left).toBeGreaterThanOrEqual(0);
    });
  },
};

/** The end edges in one line. */
export const AlignEnd: Story = {
  args: { align: 'end', defaultOpen: true },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrer' });
    await waitFor(async () => expect(box(await popup()).right).toBeCloseTo(box(trigger).right, 0));
  },
};

/** Neither edge: the middle of both in one line. */
export const AlignCenter: Story = {
  args: { align: 'center', defaultOpen: true },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrer' });
    const middle = (element: Element) => (box(element).left + box(element).right) / 2;
    await waitFor(async () => expect(middle(await popup())).toBeCloseTo(middle(trigger), 0));
  },
};

function AmountField() {
  const amount = useRef<HTMLInputElement>(null);
  return (
    <div style={frame}>
      <PopoverRoot>
        <PopoverTrigger render={<Button variant="secondary" />}>Endre beløp</PopoverTrigger>
        <PopoverPopup initialFocus={amount} aria-label="Endre beløp">
          <TextField ref={amount} label="Forsikringsbeløp" inputMode="numeric" />
        </PopoverPopup>
      </PopoverRoot>
    </div>
  );
}

/** A field takes the focus, and the popup is named without a title of its own. */
export const InitialFocus: Story = {
  render: () => <AmountField />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Endre beløp' }));
    await expect(await popup()).toHaveAccessibleName('Endre beløp');
    await expect(canvas.getByRole('textbox', { name: 'Forsikringsbeløp' })).toHaveFocus();
  },
};

/** `render` takes any button as the trigger, here one with an icon alone. */
export const IconTrigger: Story = {
  render: (args) => (
    <div style={frame}>
      <PopoverRoot {...args}>
        <PopoverTrigger render={<Button variant="tertiary" iconOnly aria-label="Om prisen" />}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden>
            <path d="M12 11v6m0-10v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z" />
          </svg>
        </PopoverTrigger>
        <PopoverPopup>
          <PopoverTitle>Om prisen</PopoverTitle>
          <p>
            Prisen gjelder fra 1. januar. <Link href="#vilkar">Les vilkårene</Link>
          </p>
        </PopoverPopup>
      </PopoverRoot>
    </div>
  ),
};

/** Stays open on a press outside: `details.cancel()` refuses that reason. */
export const CancelOutsidePress: Story = {
  args: {
    onOpenChange: fn((_open, { reason, cancel }) => {
      if (reason === 'outside-press' || reason === 'focus-out') cancel();
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }));
    await popup();
    await userEvent.click(document.body);
    await expect(await popup()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** In a dialog. Escape closes the popover first, then the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <DialogRoot defaultOpen>
      <DialogPopup>
        <DialogTitle>Tilbudene dine</DialogTitle>
        <DialogClose />
        <PopoverRoot {...args}>
          <PopoverTrigger render={<Button variant="secondary" />}>Filtrer</PopoverTrigger>
          <PopoverPopup aria-label="Filtrer tilbudene">
            <Checkbox>Bare fornyelser</Checkbox>
          </PopoverPopup>
        </PopoverRoot>
      </DialogPopup>
    </DialogRoot>
  ),
  play: async ({ userEvent }) => {
    const body = within(document.body);
    await userEvent.click(await body.findByRole('button', { name: 'Filtrer' }));
    await waitFor(() => expect(body.getByRole('dialog', { name: /Filtrer/ })).toHaveFocus());
  },
};

/** More content than the window holds: the popup covers the trigger, stays in the window and scrolls. */
export const Long: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <div style={frame}>
      <PopoverRoot {...args}>
        <PopoverTrigger render={<Button variant="secondary" />}>Vilkår</PopoverTrigger>
        <PopoverPopup>
          <PopoverTitle>Behandlingsforsikringsavtalevilkår</PopoverTitle>
          <PopoverClose />
          {Array.from({ length: 20 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never move
            <p key={index}>Egenandelen er det du betaler selv når du melder en skade.</p>
          ))}
        </PopoverPopup>
      </PopoverRoot>
    </div>
  ),
  play: async () => {
    const opened = await popup();
    await waitFor(() => expect(opened).toBeVisible());
    const { left, right, top, bottom } = box(opened);
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(opened.scrollWidth).toBeLessThanOrEqual(opened.clientWidth);
    await expect(opened.scrollHeight).toBeGreaterThan(opened.clientHeight);
  },
};
