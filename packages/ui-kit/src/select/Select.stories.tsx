import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button';
import { HelpTooltip } from '../help-tooltip/HelpTooltip';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { Select } from './Select';
import source from './Select.stories.tsx?raw';

/** One of many, from the browser's own list. */
const meta = {
  title: 'Forms/Select',
  id: 'ui-kit-select',
  component: Select,
  tags: ['new', 'autodocs'],
  args: {
    label: 'Betalingsdag',
    options: [
      { value: 1, label: '1. i måneden' },
      { value: 15, label: '15. i måneden' },
      { value: 20, label: '20. i måneden' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = { display: 'grid', gap: 'var(--ui-space-5)' };

/** Nothing is chosen yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** Help that is read before choosing, and a help button beside the label. */
export const Description: Story = {
  args: {
    description: 'Vi trekker prisen denne dagen.',
    help: <HelpTooltip about="betalingsdag">Du kan endre den når du vil.</HelpTooltip>,
    defaultValue: 15,
  },
};

/** Optional: 'none' is an option that says what it means. */
export const Optional: Story = {
  args: {
    optional: true,
    defaultValue: null,
    options: [
      { value: null, label: 'Ingen fast dag' },
      { value: 1, label: '1. i måneden' },
      { value: 15, label: '15. i måneden' },
    ],
  },
};

/** Options under headings, of which one cannot be chosen. */
export const Groups: Story = {
  args: {
    label: 'Hvor skal du reise?',
    options: [
      {
        label: 'Norden',
        options: [
          { value: 'dk', label: 'Danmark' },
          { value: 'se', label: 'Sverige' },
        ],
      },
      {
        label: 'Resten av verden',
        options: [
          { value: 'us', label: 'USA' },
          { value: 'ua', label: 'Ukraina (dekkes ikke nå)', disabled: true },
        ],
      },
    ],
  },
};

/** Nothing is chosen. The error is under the field, with an icon, and is announced. */
export const WithError: Story = {
  name: 'Error',
  args: { description: 'Vi trekker prisen denne dagen.', error: 'Velg en dag' },
};

/** While a choice is saved: others are refused, and the focus stays. */
export const Busy: Story = {
  args: { busy: true, defaultValue: 15 },
};

/** Disabled for good. Say why. */
export const Disabled: Story = {
  args: {
    disabled: true,
    defaultValue: 15,
    description: 'Banken bestemmer dagen når du har avtalegiro.',
  },
};

/** A long label and a long option, in a narrow column. */
export const Long: Story = {
  args: {
    label: 'Hvilken bank skal vi betale erstatningen til når saken er ferdig?',
    defaultValue: 1,
    options: [
      { value: 1, label: 'Sparebanken Eksempel Nordre Gudbrandsdal og Omegn' },
      { value: 2, label: 'Demobanken' },
    ],
    error:
      'Denne banken tar ikke imot utbetalinger akkurat nå. Velg en annen, eller prøv igjen senere.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Select {...args} />
    </div>
  ),
};

/** In a form. The form's data has the value as text, and a reset chooses `defaultValue`. */
export const InAForm: Story = {
  args: { name: 'dag', defaultValue: 15 },
  render: function Render(args) {
    const [sent, setSent] = useState('');
    return (
      <form
        style={form}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(String(new FormData(event.currentTarget).get('dag')));
        }}
      >
        <Select {...args} />
        <div style={{ display: 'flex', gap: 'var(--ui-space-3)' }}>
          <Button type="submit">Lagre</Button>
          <Button type="reset" variant="tertiary">
            Nullstill
          </Button>
        </div>
        <p role="status">{sent && `Sendt: ${sent}`}</p>
      </form>
    );
  },
};

/** `onValueChange` gives the value of the option. `details.cancel()` refuses a change: here of the 20th. */
export const Controlled: Story = {
  parameters: showCode(source, 'Controlled'),
  render: function Render() {
    const [day, setDay] = useState<1 | 15 | 20 | null>(null);
    return (
      <>
        <Select
          label="Betalingsdag"
          options={[
            { value: 1, label: '1. i måneden' },
            { value: 15, label: '15. i måneden' },
            { value: 20, label: '20. i måneden' },
          ]}
          value={day}
          onValueChange={(next, { cancel }) => (next === 20 ? cancel() : setDay(next))}
        />
        <p>Dag: {day ?? 'ingen'}</p>
      </>
    );
  },
};

const narrow = { '--ui-field-width': '10rem' } as CSSProperties;
const days = [{ value: 1, label: '1. i måneden' }];

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <div style={narrow}>
      <StatesMatrix
        rows={{
          Empty: <Select label="Betalingsdag" options={days} />,
          Chosen: <Select label="Betalingsdag" options={days} defaultValue={1} />,
          Error: <Select label="Betalingsdag" options={days} error="Velg en dag" />,
          Busy: <Select label="Betalingsdag" options={days} defaultValue={1} busy />,
          Disabled: <Select label="Betalingsdag" options={days} disabled />,
        }}
      />
    </div>
  ),
};
