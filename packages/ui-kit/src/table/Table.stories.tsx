import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Tag } from '../tag/Tag';
import { Table, TableCell, TableHeader } from './Table';

/** Data that is compared along rows and columns. */
const meta = {
  title: 'Layout/Table',
  id: 'ui-kit-table',
  component: Table,
  subcomponents: { TableHeader, TableCell },
  tags: ['stable', 'autodocs'],
  args: {
    caption: 'Det du betaler i 2026',
    children: (
      <>
        <thead>
          <tr>
            <TableHeader>Forsikring</TableHeader>
            <TableHeader>Gjelder</TableHeader>
            <TableHeader numeric>Per måned</TableHeader>
            <TableHeader numeric>Per år</TableHeader>
          </tr>
        </thead>
        <tbody>
          {[
            ['Reise', 'Hele familien', '142 kr', '1 704 kr'],
            ['Innbo', 'Storgata 1, Oslo', '98,50 kr', '1 182 kr'],
            ['Bil', 'AB 12345, kasko', '1 024 kr', '12 288 kr'],
          ].map(([name, covers, monthly, yearly]) => (
            <tr key={name}>
              <TableHeader scope="row">{name}</TableHeader>
              <TableCell>{covers}</TableCell>
              <TableCell numeric>{monthly}</TableCell>
              <TableCell numeric>{yearly}</TableCell>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With its caption, and amounts to the end. */
export const Default: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '44rem' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('cell', { name: '12 288 kr' });
    await expect(getComputedStyle(amount).textAlign).toBe('end');
  },
};

/** The heading above has the same text as the caption. */
export const CaptionHidden: Story = {
  args: { captionHidden: true },
};

/** Too wide: the table scrolls in a region of its own, which the keyboard reaches. */
export const TooWide: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Det du betaler i 2026' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.parentElement?.style.setProperty('max-inline-size', 'none');
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    region.parentElement?.style.setProperty('max-inline-size', '18rem');
    await canvas.findByRole('region');
  },
};

/** Tags in narrow columns keep their words whole: the table scrolls instead. */
export const WithTags: Story = {
  args: {
    caption: 'Avtalene dine',
    children: (
      <>
        <thead>
          <tr>
            <TableHeader>Forsikring</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader>Betaling</TableHeader>
            <TableHeader numeric>Per måned</TableHeader>
          </tr>
        </thead>
        <tbody>
          <tr>
            <TableHeader scope="row">Behandlingsforsikring</TableHeader>
            <TableCell>
              <Tag variant="success">Fornyes automatisk</Tag>
            </TableCell>
            <TableCell>
              <Tag variant="warning">Forfalt</Tag>
            </TableCell>
            <TableCell numeric>1 024 kr</TableCell>
          </tr>
          <tr>
            <TableHeader scope="row">Reise</TableHeader>
            <TableCell>
              <Tag variant="info">Fornyelse</Tag>
            </TableCell>
            <TableCell>
              <Tag>Avtalegiro</Tag>
            </TableCell>
            <TableCell numeric>142 kr</TableCell>
          </tr>
        </tbody>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Fornyelse');
    await expect(tag.getClientRects()).toHaveLength(1);
    await expect(tag.getBoundingClientRect().height).toBeLessThan(
      2 * Number.parseFloat(getComputedStyle(tag).lineHeight),
    );
    await expect(await canvas.findByRole('region', { name: 'Avtalene dine' })).toBeVisible();
  },
};
