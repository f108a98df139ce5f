import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button';
import { VisuallyHidden } from './VisuallyHidden';

/** Text for screen readers alone. */
const meta = {
  title: 'Layout/VisuallyHidden',
  id: 'ui-kit-visuallyhidden',
  component: VisuallyHidden,
  tags: ['stable', 'autodocs'],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The layout shows 'Endre' beside the address; screen readers read what the button changes. */
export const Default: Story = {
  render: () => (
    <Button variant="secondary">
      Endre<VisuallyHidden> e-postadressen</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Endre e-postadressen' });
    await expect(button).toBeVisible();
  },
};

/** A price before and after. */
export const OldPrice: Story = {
  render: () => (
    <p>
      <VisuallyHidden>Før: </VisuallyHidden>
      <s>189 kr/md</s> <VisuallyHidden>Nå: </VisuallyHidden>
      <strong>142 kr/md</strong>
    </p>
  ),
};
