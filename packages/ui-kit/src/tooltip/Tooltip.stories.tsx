import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { Tooltip } from './Tooltip';

/**
 * A few words about a control: what its sign means, what it will do.
 *
 * **Use it** for what helps and can be missed. It comes under the pointer after a quarter of a second,
 * and at once with the keyboard's focus.
 *
 * **Use something else** for what everybody must be able to read: a finger is not over anything, so
 * touch users never see a tooltip. That is a `HelpTooltip`, or text in the page.
 *
 * - **Do** keep it to one line, without a full stop.
 * - **Do** put it on what takes the focus. A control that cannot be used just now gets `aria-disabled`,
 *   not `disabled`.
 * - **Don't** put links or buttons in it.
 * - **Don't** repeat the name of the control. It is already read out.
 */
const meta = {
  title: 'ui-kit/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { content: 'Lastes ned som PDF', children: <Button variant="secondary">Vilkår</Button> },
  decorators: (Story) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const tip = () => document.querySelector('.ui-tooltip') as HTMLElement;

/** Under the pointer, after 250 ms. Over its trigger, in the middle. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Vilkår' });
    await expect(button).toHaveAccessibleDescription('Lastes ned som PDF');
    await expect(tip()).not.toBeVisible();
    await userEvent.hover(button);
    await waitFor(() => expect(tip()).toBeVisible());
    const [over, under] = [tip().getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(over.bottom).toBeLessThanOrEqual(under.top);
    await expect(
      Math.abs(over.left + over.width / 2 - (under.left + under.width / 2)),
    ).toBeLessThan(2);
  },
};

/** With the keyboard it comes at once, and Escape puts it away. */
export const WithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(tip()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).not.toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** On a control that cannot be used just now, it says why. */
export const OnDisabled: Story = {
  args: {
    content: 'Åpner klokken 06.00',
    children: <Button aria-disabled="true">Gå til betaling</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(tip()).toBeVisible());
  },
};

/** On a word in a text. The keyboard reaches it too. */
export const OnText: Story = {
  args: { content: 'Det du betaler selv ved en skade', children: 'egenandelen' },
  decorators: (Story) => (
    <p>
      Som medlem får du lavere <Story />.
    </p>
  ),
};

/** A longer text is broken, and at the edge of the window it turns round. */
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
    await waitFor(() => expect(tip()).toBeVisible());
    const { left, top, right } = tip().getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
