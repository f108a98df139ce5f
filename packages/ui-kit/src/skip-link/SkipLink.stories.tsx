import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { SkipLink } from './SkipLink';

/** The first tab stop of every page: it leads past the header and the navigation. */
const meta = {
  title: 'Navigation/SkipLink',
  id: 'ui-kit-skiplink',
  component: SkipLink,
  tags: ['stable', 'autodocs'],
  render: (args) => (
    <div style={{ position: 'relative', minBlockSize: '6rem' }}>
      <SkipLink {...args} />
      <p>Trykk Tab for å se lenken.</p>
      <div id="main">Hovedinnholdet</div>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link is visible with the focus, and moves the focus to the main content. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Hopp til hovedinnhold' });
    const { left, top, height } = link.getBoundingClientRect();
    const isOnTop = () => document.elementFromPoint(left + 8, top + height / 2) === link;
    await expect(isOnTop()).toBe(false);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(isOnTop()).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Hovedinnholdet')).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};

/** With the keyboard's focus. Otherwise the link is hidden. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Link: (
          <div style={{ position: 'relative', blockSize: '4rem', inlineSize: '14rem' }}>
            <SkipLink />
          </div>
        ),
      }}
    />
  ),
};
