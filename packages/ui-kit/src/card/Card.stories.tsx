import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button';
import { RouterLink } from '../internals/stories/RouterLink';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { Tag } from '../tag/Tag';
import { Card, CardLink } from './Card';
import source from './Card.stories.tsx?raw';

/** A surface for one thing: an agreement, an offer, a task. */
const meta = {
  title: 'Layout/Card',
  id: 'ui-kit-card',
  component: Card,
  subcomponents: { CardLink },
  tags: ['stable', 'autodocs'],
  decorators: (Story, { name }) => (
    <div style={name === 'States' ? {} : { maxInlineSize: '24rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = { margin: 0, fontSize: 'var(--ui-font-size-heading-3)' };
const text = { margin: 'var(--ui-space-1) 0 0', color: 'var(--ui-color-text-muted)' };
const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--ui-space-2)',
  marginBlockStart: 'var(--ui-space-4)',
} as const;

/** Without a link. */
export const Default: Story = {
  render: () => (
    <Card>
      <h3 style={title}>Reiseforsikring</h3>
      <p style={text}>Gjelder hele familien, i hele verden.</p>
    </Card>
  ),
};

/** The title's link covers the card: a press anywhere follows it. */
export const WithLink: Story = {
  render: () => (
    <Card data-testid="kort">
      <h3 style={title}>
        <CardLink href="#reise">Reiseforsikring</CardLink>
      </h3>
      <p style={text}>Gjelder hele familien, i hele verden.</p>
      <div style={foot}>
        <strong>189 kr/md</strong>
        <Tag variant="info">Fornyelse</Tag>
      </div>
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Reiseforsikring' });
    const { left, top, right, bottom } = canvas.getByTestId('kort').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 6, top + 6)).toBe(link);
    await expect(document.elementFromPoint(right - 6, bottom - 6)).toBe(link);
  },
};

/** Other controls can be reached, by pointer and by keyboard. */
export const WithLinkAndButton: Story = {
  render: () => (
    <Card>
      <h3 style={title}>
        <CardLink href="#tilbud">Tilbud på innboforsikring</CardLink>
      </h3>
      <p style={text}>Gjelder til 31. desember.</p>
      <div style={foot}>
        <strong>142 kr/md</strong>
        <Button variant="tertiary">Slett tilbud</Button>
      </div>
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Slett tilbud' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button.contains(pressed)).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** A control before the link can be reached, too. */
export const ControlBeforeLink: Story = {
  render: () => (
    <Card>
      <label style={{ display: 'inline-block', paddingBlock: 'var(--ui-space-1)' }}>
        <input type="checkbox" /> Velg
      </label>
      <h3 style={title}>
        <CardLink href="#faktura">Faktura fra oktober</CardLink>
      </h3>
      <p style={text}>Forfaller 20. november.</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Velg' });
    const { left, top } = checkbox.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(checkbox);
    const label = canvas.getByText('Velg').getBoundingClientRect();
    await expect(document.elementFromPoint(label.right - 2, label.top + 8)).toHaveTextContent(
      'Velg',
    );
  },
};

/** The focus ring is around the card, not around the title. */
export const Focused: Story = {
  ...WithLink,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByTestId('kort')).outlineStyle).toBe('solid');
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('none');
  },
};

/** Other elements: `render` of `Card` and `CardLink` takes an element, or a function of the props. */
export const RenderAsArticle: Story = {
  parameters: showCode(source, 'RenderAsArticle'),
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--ui-space-4)' }}>
      <Card render={<article aria-labelledby="reise" />}>
        <h3 id="reise" style={title}>
          <CardLink render={<RouterLink to="/reise" />}>Reiseforsikring</CardLink>
        </h3>
      </Card>
      <Card render={(props) => <article {...props} aria-labelledby="innbo" />}>
        <h3 id="innbo" style={title}>
          <CardLink render={(props) => <RouterLink {...props} to="/innbo" />}>
            Innboforsikring
          </CardLink>
        </h3>
      </Card>
    </div>
  ),
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        'With a link': (
          <Card>
            <CardLink href="#reise">Reiseforsikring</CardLink>
          </Card>
        ),
        'Without a link': <Card>Reiseforsikring</Card>,
      }}
    />
  ),
};
