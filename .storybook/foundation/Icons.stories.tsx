import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductIcon } from '../../apps/portal/src/domain/products/ProductIcon';
import { Icon } from '../../packages/ui-kit/src/internals/icon/Icon';
import * as marks from '../../packages/ui-kit/src/internals/icon/iconPaths';
import { type Status, StatusIcon } from '../../packages/ui-kit/src/internals/status/StatusIcon';
import { Gallery } from './Gallery';

/**
 * All icons. Each has a grid of 24, lines of 2 and round ends, and takes the colour of the text around it.
 *
 * - **Marks** belong to the parts of the kit and are not exported. A part shows them where it needs one.
 * - **Status** icons have a shape and a sign of their own: colour never speaks alone (WCAG 2.2, 1.4.1).
 * - **Products** are Tabler icons (MIT), a file each. An unknown product gets a shield.
 *
 * - **Do** write the word beside the icon, or give the button a `Tooltip`.
 * - **Do** take a new icon from [Tabler](https://tabler.io/icons), outline, so that it fits the others.
 * - **Don't** draw a meaning with colour alone, and don't use emoji: they look different on each system.
 */
const meta = {
  title: 'Foundation/Icons',
  id: 'foundation-icons',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const STATUSES: Status[] = ['info', 'success', 'warning', 'error'];

/** One product of each icon. */
const PRODUCTS = [
  'BIL',
  'VAREBIL',
  'BOBIL',
  'MC',
  'SEK',
  'BAAT',
  'TRAKTOR',
  'HUS',
  'FRITIDSHUS',
  'INNBO',
  'REISE',
  'KJAELEDYR',
  'HEST',
  'GRUPPELIV',
  'LIVSFORSIKRING',
  'UKJENT',
];

const statuses = Object.fromEntries(
  STATUSES.map((status) => [
    status,
    <span key={status} className="ui-status" data-variant={status}>
      <StatusIcon status={status} />
    </span>,
  ]),
);

/** The marks of the kit. */
export const Default: Story = {
  name: 'Marks',
  render: () => (
    <Gallery
      items={Object.fromEntries(
        Object.entries(marks).map(([name, path]) => [name, <Icon key={name} path={path} />]),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(marks).length);
  },
};

/** The signs of a message, a toast or a banner. */
export const Statuses: Story = { name: 'Status', render: () => <Gallery items={statuses} /> };

/** The products, in the colours of the brand. */
export const Products: Story = {
  render: () => (
    <Gallery
      items={Object.fromEntries(
        PRODUCTS.map((type) => [type, <ProductIcon key={type} productType={type} />]),
      )}
    />
  ),
};
