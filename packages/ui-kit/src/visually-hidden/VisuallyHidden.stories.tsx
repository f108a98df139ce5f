import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Text for screen readers alone.
 *
 * **Use it** where the layout shows something that a screen reader does not read: what 'Endre'
 * changes, that a struck price is the old one.
 *
 * **Use something else** for a link that is seen when it has the focus (`SkipLink`), and for what is
 * announced when it changes (`LoadingRegion`).
 *
 * - **Do** ask first whether the text would help everybody. Then show it.
 * - **Don't** hide what can take the focus: people would land on something that they cannot see.
 * - **Don't** say the same as the text that is seen.
 */
const meta = {
  title: 'Layout/VisuallyHidden',
  id: 'ui-kit-visuallyhidden',
  component: VisuallyHidden,
  tags: ['stable'],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The layout shows 'Endre' beside the address; screen readers read what it changes. */
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
