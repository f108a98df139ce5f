import type { Meta, StoryObj } from '@storybook/react-vite';
import { showCode } from '../internals/stories/showCode';
import { Tag } from './Tag';
import source from './Tag.stories.tsx?raw';

/** A short word about the state of something. */
const meta = {
  title: 'Feedback/Tag',
  id: 'ui-kit-tag',
  component: Tag,
  tags: ['stable', 'autodocs'],
  args: { children: 'Ny' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neutral. */
export const Default: Story = {};

/** Something happens. */
export const Info: Story = { args: { variant: 'info', children: 'Fornyelse' } };

/** Everything is in order. */
export const Success: Story = { args: { variant: 'success', children: 'Betalt' } };

/** Not settled yet. */
export const Warning: Story = { args: { variant: 'warning', children: 'Midlertidig' } };

/** Something is wrong. */
export const ErrorTag: Story = {
  name: 'Error',
  args: { variant: 'error', children: 'Ikke betalt' },
};

/** How the variants look beside each other, on a card's surface. */
export const Together: Story = {
  tags: ['review'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-2)' }}>
      <Tag>Ny</Tag>
      <Tag variant="info">Fornyelse</Tag>
      <Tag variant="success">Betalt</Tag>
      <Tag variant="warning">Under behandling</Tag>
      <Tag variant="error">Ikke betalt</Tag>
    </div>
  ),
};

/** Another element: `render` takes an element, or a function of the props and the state. */
export const RenderAsListItem: Story = {
  parameters: showCode(source, 'RenderAsListItem'),
  render: () => (
    <ul
      aria-label="Status"
      style={{ display: 'flex', gap: 'var(--ui-space-2)', margin: 0, padding: 0 }}
    >
      <Tag variant="info" render={<li />}>
        Fornyelse
      </Tag>
      <Tag
        variant="warning"
        render={(props, { variant }) => <li {...props} data-status={variant} />}
      >
        Midlertidig
      </Tag>
    </ul>
  ),
};
