import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../packages/ui-kit/src/docs/guides/Guide';
import { StatesMatrix } from '../../packages/ui-kit/src/docs/StatesMatrix';

const guides = import.meta.glob<Guide>('../../packages/ui-kit/src/docs/guides/*.tsx', {
  import: 'guide',
});

/**
 * Every part that can be pressed: at rest, under the pointer, pressed, and with the keyboard's focus. The same
 * tables are on the pages of the parts.
 *
 * The states are shown by the addon "pseudo states", which rewrites `:hover`, `:active` and `:focus-visible` in
 * the style sheets to class names. The browser's own look of a native control does not follow it.
 */
const meta = {
  title: 'Grunnlag/Tilstander',
  id: 'foundation-states',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const statesOf = (part: string): Story => ({
  loaders: [
    async () => ({ guide: await guides[`../../packages/ui-kit/src/docs/guides/${part}.tsx`]?.() }),
  ],
  render: (_, { loaded }) => <StatesMatrix rows={loaded.guide.states} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Pressed' })).toBeVisible();
  },
});

/** Buttons. */
export const Default: Story = { ...statesOf('Button'), name: 'Button' };

/** Links. */
export const Link: Story = statesOf('Link');

/** Cards that lead somewhere. */
export const LinkCard: Story = statesOf('LinkCard');

/** Text fields. */
export const TextField: Story = statesOf('TextField');

/** Text areas. */
export const TextArea: Story = statesOf('TextArea');

/** Checkboxes. */
export const Checkbox: Story = statesOf('Checkbox');

/** Radio buttons. */
export const RadioGroup: Story = statesOf('RadioGroup');

/** Triggers of an accordion. */
export const Accordion: Story = statesOf('AccordionRoot');

/** Tabs. */
export const Tabs: Story = statesOf('TabsRoot');

/** Items of the navigation. */
export const Navigation: Story = statesOf('NavBar');
