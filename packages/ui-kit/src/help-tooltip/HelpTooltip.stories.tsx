import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { Card } from '../card/Card';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { HelpTooltip } from './HelpTooltip';
import source from './HelpTooltip.stories.tsx?raw';
import { HelpTooltipPopup } from './HelpTooltipPopup';
import { HelpTooltipRoot } from './HelpTooltipRoot';
import { HelpTooltipTrigger } from './HelpTooltipTrigger';

const TEXT = 'Månedsprisen kan variere på fakturaen. Totalt per år: 2 268 kr';

/** A button that shows an explanation, for mouse, touch and keyboard. */
const meta = {
  title: 'Forms/HelpTooltip',
  id: 'ui-kit-helptooltip',
  component: HelpTooltip,
  subcomponents: { HelpTooltipRoot, HelpTooltipTrigger, HelpTooltipPopup },
  tags: ['stable', 'autodocs'],
  args: { children: TEXT },
  // Room above and beside the button, so that an open text covers nothing else on the page of the part.
  decorators: (Story) => (
    <div style={{ paddingBlockStart: '9rem', paddingInlineStart: 'min(8rem, 10vw)' }}>
      189 kr/md <Story />
    </div>
  ),
} satisfies Meta<typeof HelpTooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed. */
export const Default: Story = {};

/** `about` says what the help is about: in a list, buttons with the same name cannot be distinguished. */
export const About: Story = {
  args: { about: 'månedspris' },
};

/** Another button than the question mark: `render` takes an element, or a function of the props and the state. */
export const RenderTrigger: Story = {
  parameters: showCode(source, 'RenderTrigger'),
  render: () => (
    <>
      <HelpTooltipRoot>
        <HelpTooltipTrigger render={<Button variant="tertiary">Hva er egenandel?</Button>} />
        <HelpTooltipPopup>Det du betaler selv ved en skade.</HelpTooltipPopup>
      </HelpTooltipRoot>
      <HelpTooltipRoot>
        <HelpTooltipTrigger
          render={(props, { open }) => (
            <Button {...props} variant={open ? 'secondary' : 'tertiary'}>
              Hva er bonus?
            </Button>
          )}
        />
        <HelpTooltipPopup>Rabatt for skadefrie år.</HelpTooltipPopup>
      </HelpTooltipRoot>
    </>
  ),
};

/** Open: above the page on a wide screen, where a press outside closes it, and in the page on a narrow one. */
export const Open: Story = { tags: ['review'], args: { defaultOpen: true } };

export const FromClosedToOpen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const text = canvas.getByText(TEXT);
    await waitFor(() => expect(text).toBeVisible());
    const wide = window.matchMedia('(min-width: 680px)').matches;
    await expect(text.matches(':popover-open')).toBe(wide);
    await expect(canvas.getByRole('status')).toHaveTextContent(TEXT);
    const { bottom, top } = text.getBoundingClientRect();
    if (wide) await expect(bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top + 12);
    else await expect(top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom - 12);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(TEXT)).toBeVisible());
  },
};

/** `openOnHover`: a mouse that rests on the button, and the keyboard's focus, show the text too. */
export const OpenOnHover: Story = {
  args: { openOnHover: true },
};

/** In a card: the text is not cut off, and covers the next card. */
export const InCards: Story = {
  decorators: (_Story, { args }) => (
    <div style={{ display: 'grid', gap: 'var(--ui-space-4)', maxInlineSize: '22rem' }}>
      <Card>
        Reiseforsikring
        <div>
          189 kr/md <HelpTooltip {...args} />
        </div>
      </Card>
      <Card>
        Innboforsikring
        <div>
          142 kr/md <HelpTooltip {...args} />
        </div>
      </Card>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    const text = canvas.getByText(TEXT);
    await waitFor(() => expect(text).toBeVisible());
    const { left, top, width, height } = text.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(text).toContainElement(seen as HTMLElement);
  },
};

/** A long text stays inside the window. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    children:
      'Prisen er delt i tolv like deler. Betaler du sjeldnere enn hver måned, ser beløpet på fakturaen annerledes ut, og første faktura dekker ofte noen dager ekstra.',
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/tolv like deler/);
    await waitFor(() => expect(text).toBeVisible());
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Closed: (
          <span>
            Egenandel <HelpTooltip about="egenandel">Det du betaler selv.</HelpTooltip>
          </span>
        ),
      }}
    />
  ),
};
