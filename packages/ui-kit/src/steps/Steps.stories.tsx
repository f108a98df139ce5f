import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Step } from './Step';
import { Steps } from './Steps';

const order = [
  <Step key="1">Bestilt</Step>,
  <Step key="2">Bekreftes på e-post</Step>,
  <Step key="3">I oversikten</Step>,
];

/** The steps that are complete, current and next, in order. */
const meta = {
  title: 'Navigation/Steps',
  id: 'ui-kit-steps',
  component: Steps,
  subcomponents: { Step },
  tags: ['new', 'autodocs'],
  args: { current: 2, 'aria-label': 'Bestillingen din', children: order },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A complete, a current and an upcoming step. */
export const Default: Story = {};

/** The first is current. */
export const First: Story = { args: { current: 1 } };

/** `current` is one more than the number of steps. */
export const AllComplete: Story = {
  args: { current: 4 },
};

/** Complete steps are links, by `render`. */
export const Links: Story = {
  args: {
    current: 3,
    'aria-label': 'Kjøp av reiseforsikring',
    children: [
      <Step key="1" render={<a href="#om-deg" />}>
        Om deg
      </Step>,
      <Step key="2" render={<a href="#dekning" />}>
        Dekning
      </Step>,
      <Step key="3">Betaling</Step>,
      <Step key="4">Kvittering</Step>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Fullført: Om deg' });
    await expect(first).toHaveFocus();
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** No room: below each other. Long names break. */
export const Narrow: Story = {
  args: {
    children: [
      <Step key="1">Bestilt</Step>,
      <Step key="2">Bekreftes på e-post når forsikringsselskapet har sett på opplysningene</Step>,
      <Step key="3">I oversikten</Step>,
    ],
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().top ?? 0,
    );
  },
};
