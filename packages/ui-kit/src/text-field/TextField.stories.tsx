import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect } from 'storybook/test';
import { HelpTooltip } from '../help-tooltip/HelpTooltip';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { TextField } from './TextField';
import source from './TextField.stories.tsx?raw';

/** One line of text: an e-mail address, a number, a name. */
const meta = {
  title: 'Forms/TextField',
  id: 'ui-kit-textfield',
  component: TextField,
  tags: ['stable', 'autodocs'],
  args: { label: 'E-post', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = { display: 'grid', gap: 'var(--ui-space-5)' };
const short = { '--ui-field-width': '300px' } as CSSProperties;

/** A label and a field. A press on the label moves the focus to the field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** Help text that is read before writing. */
export const Description: Story = {
  args: { description: 'Vi sender deg beskjed her når forsikringene fornyes.' },
};

/** A help button beside the label. The field's name is the label alone. */
export const Help: Story = {
  args: {
    label: 'Egenandel',
    type: 'text',
    inputMode: 'numeric',
    suffix: 'kr',
    help: <HelpTooltip about="egenandel">Det du betaler selv når du melder en skade.</HelpTooltip>,
    description: 'Mellom 2000 og 20 000 kr.',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Egenandel' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hjelp om egenandel' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Det du betaler selv');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Egenandel');
  },
};

/** Optional, as the label says. */
export const Optional: Story = {
  args: { label: 'Mellomnavn', type: 'text', autoComplete: 'additional-name', optional: true },
};

/** The error is under the field, with an icon, and is announced. */
export const WithError: Story = {
  name: 'Error',
  args: {
    defaultValue: 'kari@bank',
    description: 'Vi sender deg beskjed her når forsikringene fornyes.',
    error: 'E-postadressen er ikke gyldig',
  },
};

/** A unit after the number, and the country before it. Both are read with the field. */
export const Units: Story = {
  render: () => (
    <div style={form}>
      <TextField
        label="Egenandel"
        inputMode="numeric"
        suffix="kr"
        defaultValue="4000"
        style={short}
      />
      <TextField
        label="Mobilnummer"
        type="tel"
        autoComplete="tel-national"
        prefix="+47"
        defaultValue="412 34 567"
        style={short}
        error="Mobilnummeret er ikke gyldig"
      />
    </div>
  ),
};

/** The edges of fields with and without units are in line. */
export const UnitsInAForm: Story = {
  render: () => (
    <div style={form}>
      <TextField label="E-post" type="email" defaultValue="kari.nordmann@bank.example" />
      <TextField label="Egenandel" inputMode="numeric" suffix="kr" defaultValue="4000" />
      <TextField label="Mobilnummer" type="tel" prefix="+47" defaultValue="412 34 567" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [email, amount] = canvas.getAllByRole('textbox');
    const right = (element?: Element | null) =>
      element?.getBoundingClientRect().right ?? Number.NaN;
    await expect(right(amount?.parentElement)).toBeCloseTo(right(email), 0);
  },
};

/** The width follows the expected text: 420 px for an e-mail address, 300 px for a phone number. */
export const Widths: Story = {
  render: () => (
    <div style={form}>
      <TextField label="E-post" type="email" defaultValue="kari.nordmann@bank.example" />
      <TextField label="Mobilnummer" type="tel" defaultValue="412 34 567" style={short} />
    </div>
  ),
};

/** While the text is saved, it can be read and copied, and the focus stays. */
export const Saving: Story = { args: { defaultValue: 'kari@bank.example', readOnly: true } };

/** Disabled for good. Say why. */
export const Disabled: Story = {
  args: {
    label: 'Navn',
    type: 'text',
    defaultValue: 'Kari Nordmann',
    description: 'Navnet henter vi fra Folkeregisteret.',
    disabled: true,
  },
};

/** A long label and a long value, in a narrow column. */
export const Long: Story = {
  render: () => (
    <div style={{ maxInlineSize: '18rem' }}>
      <TextField
        label="Hvilken e-postadresse skal vi bruke når noe haster?"
        description="Vi bruker den bare når det gjelder en skade som du har meldt."
        defaultValue="kari.margrethe.nordmann-johannessen@bank.example"
        error="Du bruker allerede denne adressen. Skriv en annen, eller la feltet stå som det var."
        optional
      />
    </div>
  ),
};

/** `value` and `onChange` are the browser's. A state that stays as it is refuses the change: digits alone. */
export const Controlled: Story = {
  parameters: showCode(source, 'Controlled'),
  render: function Render() {
    const [value, setValue] = useState('');
    return (
      <TextField
        label="Postnummer"
        inputMode="numeric"
        autoComplete="postal-code"
        value={value}
        onChange={({ currentTarget }) => {
          if (/^\d{0,4}$/.test(currentTarget.value)) setValue(currentTarget.value);
        }}
      />
    );
  },
};

/** The words of the label are beside the field already: the label names the field, and is not shown. */
export const HiddenLabel: Story = {
  args: { label: 'E-post', labelHidden: true, defaultValue: 'kari@bank.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-post' })).toBeVisible();
  },
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Empty: <TextField label="Navn" />,
        Filled: <TextField label="Navn" defaultValue="Kari Nordmann" />,
        Error: <TextField label="Navn" error="Skriv inn navn" />,
        'Read only': <TextField label="Navn" readOnly defaultValue="Kari Nordmann" />,
        Disabled: <TextField label="Navn" disabled />,
      }}
    />
  ),
};
