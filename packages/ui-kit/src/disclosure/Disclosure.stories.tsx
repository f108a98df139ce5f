import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { Disclosure } from './Disclosure';

/** Details that some people need, behind a quiet button. */
const meta = {
  title: 'Layout/Disclosure',
  id: 'ui-kit-disclosure',
  component: Disclosure,
  tags: ['stable', 'autodocs'],
  args: {
    show: 'Vis fordelingen',
    hide: 'Skjul fordelingen',
    children: <p>Bil 542 kr, hus 689 kr.</p>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: a press shows the details below the button, which keeps its place and the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByText(/Bil 542/);
    await expect(details).not.toBeVisible();
    const trigger = canvas.getByText('Vis fordelingen');
    const { top } = trigger.getBoundingClientRect();
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveTextContent('Skjul fordelingen'));
    await waitFor(() => expect(details).toBeVisible());
    await expect(trigger).toHaveFocus();
    await expect(trigger.getBoundingClientRect().top).toBe(top);
  },
};

/** Open from the start. */
export const Open: Story = { args: { open: true } };

/** A long name in a narrow place: the chevron stays beside the text. */
export const Long: Story = {
  args: {
    show: 'Vis hva forsikringen dekker hos deg og hos dem du bor sammen med',
    hide: 'Skjul hva forsikringen dekker hos deg og hos dem du bor sammen med',
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Story />
    </div>
  ),
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: (args) => (
    <StatesMatrix
      rows={{ Closed: <Disclosure {...args} />, Open: <Disclosure {...args} open /> }}
    />
  ),
};
