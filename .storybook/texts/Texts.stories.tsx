import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextsPage } from './TextsPage';

/** Every text of the portal and the packages. */
const meta = {
  title: 'Foundation/Texts',
  id: 'foundation-texts',
  component: TextsPage,
  tags: ['no-review'],
} satisfies Meta<typeof TextsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTexts: Story = {};

/** Finds a text by a part of it, and leads to the section that quotes it. */
export const Search: Story = {
  // Hidden in the sidebar: the play function would type for the reader.
  tags: ['!dev', 'no-review'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a text' }), 'fortsett økten');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 text');
    await expect(canvas.getByRole('link', { name: 'quoted' })).toHaveAttribute(
      'href',
      expect.stringMatching(/specification\/session\.md#session-timeout$/),
    );
  },
};
