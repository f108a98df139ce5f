import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { Tooltip } from '../tooltip/Tooltip';
import { Button } from './Button';
import source from './Button.stories.tsx?raw';

/** Does something on this page: saves, sends, opens, closes. */
const meta = {
  title: 'Actions/Button',
  id: 'ui-kit-button',
  component: Button,
  tags: ['stable', 'autodocs'],
  args: { children: 'Lagre endringer', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of the page. */
export const Default: Story = {};

/** Another action, beside a primary button or alone. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'Hent tilbud' } };

/** To cancel, and for actions in lists. */
export const Tertiary: Story = { args: { variant: 'tertiary', children: 'Avbryt' } };

/** An action that cannot be undone. Its label says what happens. */
export const Danger: Story = { args: { variant: 'danger', children: 'Slett tilbud' } };

/** The same, filled: the main action of a dialog that asks. */
export const DangerPrimary: Story = {
  args: { variant: 'danger-primary', children: 'Slett tilbud' },
};

/** Links that look like buttons: `render` takes an element, or a function of the props and the state. */
export const RenderAsLink: Story = {
  parameters: showCode(source, 'RenderAsLink'),
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-3)' }}>
      <Button render={<a href="#kjop" />}>Se forsikringene våre</Button>
      <Button variant="secondary" render={(props) => <a {...props} href="#tilbud" />}>
        Hent tilbud
      </Button>
    </div>
  ),
};

const trash = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden="true">
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </svg>
);

/** An icon without text, in a square of 44 px. `aria-label` is its name. */
export const IconOnly: Story = {
  args: { variant: 'tertiary', iconOnly: true, 'aria-label': 'Slett tilbud', children: trash },
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('button', { name: 'Slett tilbud' })
      .getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

/** Every variant, and one whose action is pending. */
export const IconOnlyVariants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-3)' }}>
      {(['primary', 'secondary', 'tertiary', 'danger', 'danger-primary'] as const).map(
        (variant) => (
          <Button key={variant} variant={variant} iconOnly aria-label={`Slett tilbud, ${variant}`}>
            {trash}
          </Button>
        ),
      )}
      <Button variant="secondary" iconOnly loading aria-label="Slett tilbud">
        {trash}
      </Button>
    </div>
  ),
};

/** A tooltip shows the name to people who see the icon, and names the button: no `aria-label` is needed. */
export const IconOnlyWithTooltip: Story = {
  render: () => (
    <Tooltip content="Slett tilbud" placement="right">
      <Button variant="secondary" iconOnly>
        {trash}
      </Button>
    </Tooltip>
  ),
};

/** Beside a text and another button, all in one line: the icon has the baseline of a text. */
export const IconOnlyBesideText: Story = {
  render: () => (
    <p>
      Reiseforsikring{' '}
      <Button variant="secondary" iconOnly aria-label="Slett tilbud">
        {trash}
      </Button>{' '}
      <Button variant="secondary">Se tilbudet</Button>
    </p>
  ),
  play: async ({ canvas }) => {
    const [icon, text] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    await expect(icon?.top).toBeCloseTo(text?.top ?? Number.NaN, 0);
  },
};

/** While the action runs, the button keeps its width, and a second press does nothing. */
export const Loading: Story = {
  args: { loading: true },
};

/** Secondary and tertiary, while their actions run. */
export const LoadingOnOthers: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-3)' }}>
      <Button variant="secondary" loading>
        Hent tilbud
      </Button>
      <Button variant="tertiary" loading>
        Logg ut
      </Button>
    </div>
  ),
};

/** Not available, with the reason beside it. `aria-disabled` keeps it focusable. */
export const NotNow: Story = {
  render: () => (
    <div>
      <p id="hvorfor">Du kan kjøpe forsikring på nett fra mandag kl. 06.00.</p>
      <Button aria-disabled="true" aria-describedby="hvorfor">
        Gå til betaling
      </Button>
    </div>
  ),
};

/** The three together. The primary comes first. */
export const Together: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-3)' }}>
      <Button>Lagre endringer</Button>
      <Button variant="secondary">Forhåndsvis</Button>
      <Button variant="tertiary">Avbryt</Button>
    </div>
  ),
};

/** A long label wraps. */
export const LongLabel: Story = {
  args: { children: 'Godta vilkårene og bytt ut den gamle innboforsikringen' },
  render: (args) => (
    <div style={{ maxInlineSize: '15rem' }}>
      <Button {...args} />
    </div>
  ),
};

function SavingForm() {
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    setTimeout(() => setSaving(false), 600);
  };
  return (
    <Button loading={saving} onClick={save}>
      Lagre e-post
    </Button>
  );
}

/** While the page saves, the button keeps its width and the focus. */
export const FromPressToAnswer: Story = {
  render: () => <SavingForm />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Lagre e-post' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: /Vennligst vent/ })).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(await canvas.findByRole('button', { name: 'Lagre e-post' })).toHaveFocus();
  },
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Primary: <Button>Lagre</Button>,
        Secondary: <Button variant="secondary">Hent tilbud</Button>,
        Tertiary: <Button variant="tertiary">Avbryt</Button>,
        Danger: <Button variant="danger">Slett tilbud</Button>,
        'Danger, primary': <Button variant="danger-primary">Slett tilbud</Button>,
        Disabled: <Button disabled>Lagre</Button>,
      }}
    />
  ),
};
