import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { HelpTooltip } from '../help-tooltip/HelpTooltip';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { Radio } from './Radio';
import { RadioGroup } from './RadioGroup';
import source from './RadioGroup.stories.tsx?raw';

/** A question with a few answers, of which one can be chosen. */
const meta = {
  title: 'Forms/RadioGroup',
  id: 'ui-kit-radiogroup',
  component: RadioGroup,
  subcomponents: { Radio },
  tags: ['stable', 'autodocs'],
  args: {
    legend: 'Hvilken dekning vil du ha?',
    children: (
      <>
        <Radio value="ansvar">Ansvar</Radio>
        <Radio value="delkasko">Delkasko</Radio>
        <Radio value="kasko">Kasko</Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const yesAndNo = {
  legend: 'Vil du ha tilbud og nyheter fra oss?',
  orientation: 'horizontal',
  children: (
    <>
      <Radio value="ja">Ja</Radio>
      <Radio value="nei">Nei</Radio>
    </>
  ),
} as const;

/** One of three. The arrow keys move between them, and Tab leaves the group. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByText('Delkasko').closest('label') as HTMLElement;
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Ja and Nei beside each other. */
export const Horizontal: Story = { args: { ...yesAndNo, defaultValue: 'nei' } };

/** Help under the question. */
export const Description: Story = {
  args: { ...yesAndNo, description: 'Du kan ombestemme deg når du vil.', optional: true },
};

/** A help button beside the question. The group's name is the question alone. */
export const Help: Story = {
  args: {
    help: (
      <HelpTooltip about="dekning">
        Kasko dekker også skader på din egen bil. Ansvar dekker skader på andre.
      </HelpTooltip>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('Hvilken dekning vil du ha?');
    await expect(canvas.getByRole('button', { name: 'Hjelp om dekning' })).toBeVisible();
  },
};

/** Nothing is chosen. The question is marked and says what is missing. */
export const WithError: Story = {
  name: 'Error',
  args: { error: 'Velg en dekning for å gå videre' },
};

/** While a choice is saved, neither the pointer nor the arrow keys change it. */
export const Busy: Story = {
  args: { ...yesAndNo, defaultValue: 'ja', busy: true },
};

/** One option that cannot be chosen. Say why. */
export const Disabled: Story = {
  args: {
    description: 'Bilen er for gammel for kasko.',
    defaultValue: 'ansvar',
    children: (
      <>
        <Radio value="ansvar">Ansvar</Radio>
        <Radio value="delkasko">Delkasko</Radio>
        <Radio value="kasko" disabled>
          Kasko
        </Radio>
      </>
    ),
  },
};

/** Options of several lines, in a narrow column. */
export const Long: Story = {
  args: {
    legend: 'Hvem skal reiseforsikringen gjelde for når dere reiser sammen?',
    defaultValue: 'familie',
    children: (
      <>
        <Radio value="meg">Bare meg, på alle reiser i opptil 70 dager</Radio>
        <Radio value="familie">
          Hele familien: ektefelle eller samboer, og barn under 21 år som bor hjemme
        </Radio>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <RadioGroup {...args} />
    </div>
  ),
};

/** `details` has the reason of each change. `cancel()` refuses one: here 'Kasko' cannot be chosen. */
export const Details: Story = {
  parameters: showCode(source, 'Details'),
  render: function Render(args) {
    const [lastChange, setLastChange] = useState('ingen');
    return (
      <>
        <RadioGroup
          {...args}
          onValueChange={(value, { reason, cancel }) => {
            const refused = value === 'kasko';
            if (refused) cancel();
            setLastChange(refused ? `${reason}, avvist` : reason);
          }}
        />
        <p>Siste endring: {lastChange}</p>
      </>
    );
  },
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        'Not chosen': (
          <RadioGroup legend="Betaling">
            <Radio value="aar">En gang i året</Radio>
          </RadioGroup>
        ),
        Chosen: (
          <RadioGroup legend="Betaling" defaultValue="aar">
            <Radio value="aar">En gang i året</Radio>
          </RadioGroup>
        ),
        Error: (
          <RadioGroup legend="Betaling" error="Velg betaling">
            <Radio value="aar">En gang i året</Radio>
          </RadioGroup>
        ),
      }}
    />
  ),
};
