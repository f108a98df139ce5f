import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/Card';
import { Skeleton } from './Skeleton';

/** Holds the place of content that is loading, so that nothing moves when it appears. */
const meta = {
  title: 'Feedback/Skeleton',
  id: 'ui-kit-skeleton',
  component: Skeleton,
  tags: ['stable', 'autodocs'],
  decorators: (Story) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture or a panel. */
export const Default: Story = { args: { height: '8rem' } };

/** A line of text, as high as the text around it. */
export const Text: Story = { args: { shape: 'text', width: '60%' } };

/** An icon or a portrait. */
export const Circle: Story = { args: { shape: 'circle', width: 48 } };

/** A card with an icon, two lines and a price. */
export const InCard: Story = {
  render: () => (
    <Card style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 'var(--ui-space-4)' }}>
      <Skeleton shape="circle" width={48} />
      <div>
        <Skeleton shape="text" width="60%" />
        <Skeleton shape="text" width="90%" />
      </div>
      <Skeleton shape="text" width="40%" style={{ gridColumn: '1 / -1' }} />
    </Card>
  ),
};

/** Lines of skeleton are as high as lines of text: nothing moves when the text comes. */
export const SameHeight: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <div data-testid="plass">
        <Skeleton shape="text" />
        <Skeleton shape="text" width="60%" />
      </div>
      <div data-testid="tekst">
        <div>Reiseforsikring</div>
        <div>189 kr/md</div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByTestId(name).getBoundingClientRect().height;
    await expect(height('plass')).toBe(height('tekst'));
  },
};
