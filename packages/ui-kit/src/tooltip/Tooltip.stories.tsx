import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { Icon } from '../internals/icon/Icon';
import { CROSS } from '../internals/icon/iconPaths';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { Link } from '../link/Link';
import { Tooltip } from './Tooltip';
import source from './Tooltip.stories.tsx?raw';
import { TooltipPopup } from './TooltipPopup';
import { TooltipProvider } from './TooltipProvider';
import { TooltipRoot } from './TooltipRoot';
import { TooltipTrigger } from './TooltipTrigger';

/** A few words about a control: what its icon means, what it does. */
const meta = {
  title: 'Actions/Tooltip',
  id: 'ui-kit-tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider, TooltipRoot, TooltipTrigger, TooltipPopup },
  tags: ['stable', 'autodocs'],
  args: { content: 'Lastes ned som PDF', children: <Button variant="secondary">Vilkår</Button> },
  decorators: (Story) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const PLACEMENTS = ['top', 'bottom', 'left', 'right'] as const;

const tooltip = () => document.querySelector('.ui-tooltip') as HTMLElement;

/** The tooltip opens 250 ms after the pointer comes, centred above its trigger. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Vilkår' });
    await expect(button).toHaveAccessibleDescription('Lastes ned som PDF');
    await expect(tooltip()).not.toBeVisible();
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip()).toBeVisible());
    const [over, under] = [tooltip().getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(over.bottom).toBeLessThanOrEqual(under.top);
    await expect(
      Math.abs(over.left + over.width / 2 - (under.left + under.width / 2)),
    ).toBeLessThan(2);
  },
};

/** Open, whatever happens. */
export const Open: Story = { tags: ['review'], args: { open: true } };

/** With the keyboard's focus, the tooltip opens at once, and Escape closes it. */
export const WithTheKeyboard: Story = {
  // Pages run no play function, so that this would look like the first example.
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(tooltip()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).not.toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** On a control with `aria-disabled`, the tooltip says why. */
export const OnDisabled: Story = {
  args: {
    content: 'Åpner klokken 06.00',
    children: <Button aria-disabled="true">Gå til betaling</Button>,
  },
};

/** `disabled`: the tooltip does not open, and does not describe its trigger, which keeps its focus and its state. */
export const Disabled: Story = {
  args: { disabled: true },
};

/** On a word in a text. The keyboard reaches the word too. */
export const OnText: Story = {
  args: { content: 'Det du betaler selv ved en skade', children: 'egenandelen' },
  decorators: (Story) => (
    <p>
      Som medlem får du lavere <Story />.
    </p>
  ),
};

/** A longer text wraps, and at the edge of the window the tooltip moves to the other side. */
export const AtTheEdge: Story = {
  args: {
    content: 'Forsikringen gjelder fra dagen etter at vi har mottatt betalingen din.',
  },
  decorators: (Story) => (
    <div style={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(tooltip()).toBeVisible());
    const { left, top, right } = tooltip().getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** `placement`: the side of the trigger. `left` and `right` are the start and the end of the line. */
export const Placements: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '4rem', paddingBlock: '4rem' }}>
      {PLACEMENTS.map((placement) => (
        <Tooltip key={placement} content="PDF" placement={placement} open>
          <Button variant="secondary">{placement}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const placement of PLACEMENTS) {
      const button = canvas.getByRole('button', { name: placement });
      const popup = button.nextElementSibling as HTMLElement;
      await waitFor(() => expect(popup).toBeVisible());
      const [over, under] = [popup.getBoundingClientRect(), button.getBoundingClientRect()];
      const gaps = {
        top: under.top - over.bottom,
        bottom: over.top - under.bottom,
        left: under.left - over.right,
        right: over.left - under.right,
      };
      await expect(Math.abs(gaps[placement] - 8)).toBeLessThan(1);
    }
  },
};

/** `align`: which edges are in one line. `gapPx`: the distance. */
export const Aligned: Story = {
  args: { content: 'PDF', align: 'end', gapPx: 16, defaultOpen: true },
  play: async ({ canvas }) => {
    const under = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() => {
      const over = tooltip().getBoundingClientRect();
      expect(over.right).toBeCloseTo(under.right, 0);
      expect(under.top - over.bottom).toBeCloseTo(16, 0);
    });
  },
};

/** A button with an icon alone: the tooltip is its name. */
export const NamesAnIcon: Story = {
  args: {
    content: 'Slett tilbudet',
    children: (
      <Button variant="tertiary">
        <Icon path={CROSS} />
      </Button>
    ),
  },
};

function CopyButton() {
  const [copied, setCopied] = useState(false);
  return (
    <Tooltip
      content={copied ? 'Kopiert!' : 'Kopier lenken til tilbudet'}
      onOpenChange={(_open, { reason, cancel }) => {
        // The result of the press is shown where the visitor looks.
        if (reason === 'trigger-press') cancel();
      }}
    >
      <Button variant="secondary" onClick={() => setCopied(true)}>
        Kopier lenke
      </Button>
    </Tooltip>
  );
}

/** A text that changes while the tooltip is open is read out. `cancel()` keeps the tooltip open under the press. */
export const TextThatChanges: Story = {
  render: () => <CopyButton />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip()).toBeVisible());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopiert!'));
    await expect(tooltip()).toBeVisible();
  },
};

/** Built from its parts, where the trigger and the popup need props of their own. */
export const Parts: Story = {
  render: () => (
    <TooltipRoot placement="bottom" delayMs={0}>
      <TooltipTrigger render={<Button variant="secondary" />}>Vilkår</TooltipTrigger>
      <TooltipPopup lang="en">Downloads as PDF</TooltipPopup>
    </TooltipRoot>
  ),
};

/** The trigger: `render` takes an element, or a function of the props and the state. */
export const RenderTrigger: Story = {
  parameters: showCode(source, 'RenderTrigger'),
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-4)' }}>
      <TooltipRoot>
        <TooltipTrigger render={<Link href="#vilkar" />}>Vilkår</TooltipTrigger>
        <TooltipPopup>Lastes ned som PDF</TooltipPopup>
      </TooltipRoot>
      <TooltipRoot>
        <TooltipTrigger render={(props) => <Button {...props} variant="secondary" />}>
          Skriv ut
        </TooltipTrigger>
        <TooltipPopup>Åpner utskriftsvinduet</TooltipPopup>
      </TooltipRoot>
    </div>
  ),
};

/** `details` has the reason of each change. `cancel()` refuses one: here a press leaves the tooltip open. */
export const Details: Story = {
  parameters: showCode(source, 'Details'),
  render: function Render(args) {
    const [lastChange, setLastChange] = useState('ingen');
    return (
      <div style={{ display: 'grid', gap: 'var(--ui-space-4)' }}>
        <Tooltip
          {...args}
          onOpenChange={(_open, { reason, cancel }) => {
            const refused = reason === 'trigger-press';
            if (refused) cancel();
            setLastChange(refused ? `${reason}, avvist` : reason);
          }}
        />
        <span>Siste endring: {lastChange}</span>
      </div>
    );
  },
};

const cross = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden="true">
    <path d="M6 6l12 12M18 6 6 18" />
  </svg>
);

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Trigger: (
          <Tooltip content="Slett tilbud">
            <Button variant="secondary" iconOnly>
              {cross}
            </Button>
          </Tooltip>
        ),
      }}
    />
  ),
};
