import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link';
import { Badge } from './Badge';

/** A number beside the name of what it counts. */
const meta = {
  title: 'Feedback/Badge',
  id: 'ui-kit-badge',
  component: Badge,
  tags: ['stable', 'autodocs'],
  args: { count: 3, label: 'tilbud' },
  render: (args) => (
    <Link href="#tilbud">
      Tilbud <Badge {...args} />
    </Link>
  ),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the name of what is counted. */
export const Default: Story = {};

/** Two digits. */
export const TwoDigits: Story = { args: { count: 27 } };

/** Over the limit. */
export const Many: Story = { args: { count: 240 } };

/** Nothing to count: no badge. */
export const None: Story = { args: { count: 0 } };
