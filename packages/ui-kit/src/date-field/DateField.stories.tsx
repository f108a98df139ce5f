import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button';
import { HelpTooltip } from '../help-tooltip/HelpTooltip';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { DateField } from './DateField';
import source from './DateField.stories.tsx?raw';

/** A date that people know: when they were born, when the damage happened, when a policy starts. */
const meta = {
  title: 'Forms/DateField',
  id: 'ui-kit-datefield',
  component: DateField,
  tags: ['new', 'autodocs'],
  args: { label: 'Når skjedde skaden?', description: 'Dag, måned og år, med eller uten punktum' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field reads the date that people type, and writes the whole date when they leave the field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** The person's own birth date: the browser may fill it in, and no year is after today's. */
export const BirthDate: Story = {
  args: {
    label: 'Fødselsdato',
    autoComplete: 'bday',
    min: '1900-01-01',
    max: '2026-11-25',
    help: <HelpTooltip about="fødselsdato">Prisen avhenger av alderen din.</HelpTooltip>,
  },
};

/** An impossible date is an error, and never another date. The field itself shows the error. */
export const Impossible: Story = {
  args: { defaultValue: '31.02.2026' },
};

/** A date outside `min` and `max`. */
export const OutsideTheLimits: Story = {
  args: { label: 'Når skal forsikringen starte?', defaultValue: '2026-11-01', min: '2026-11-25' },
};

/** An error of the page, such as for a missing date. */
export const WithError: Story = { name: 'Error', args: { error: 'Skriv datoen for skaden' } };

/** Optional, as the label says. */
export const Optional: Story = { args: { label: 'Når flyttet du?', optional: true } };

/** While the date is saved, it can be read and copied, and the focus stays. */
export const Saving: Story = { args: { defaultValue: '2026-02-01', readOnly: true } };

/** Disabled for good. Say why. */
export const Disabled: Story = {
  args: {
    label: 'Fødselsdato',
    description: 'Fødselsdatoen henter vi fra Folkeregisteret.',
    defaultValue: '1945-05-17',
    disabled: true,
  },
};

/** A long label and a long error, in a narrow column. */
export const Long: Story = {
  args: {
    label: 'Hvilken dag oppdaget du skaden som du vil melde fra om?',
    defaultValue: '2026-02-01',
    error:
      'Forsikringen gjaldt ikke denne dagen. Sjekk datoen, eller ring oss hvis du mener at den er riktig.',
    optional: true,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <DateField {...args} />
    </div>
  ),
};

/** In a form. The data of the form has the date as `YYYY-MM-DD`, and a reset brings back `defaultValue`. */
export const InAForm: Story = {
  args: { name: 'dato', defaultValue: '2026-02-01' },
  render: function Render(args) {
    const [sent, setSent] = useState('');
    return (
      <form
        style={{ display: 'grid', gap: 'var(--ui-space-5)' }}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(String(new FormData(event.currentTarget).get('dato')));
        }}
      >
        <DateField {...args} />
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

/** `onValueChange` gives the date, or `null` where there is none. The first date limits the second. */
export const Controlled: Story = {
  parameters: showCode(source, 'Controlled'),
  render: function Render() {
    const [from, setFrom] = useState<string | null>('2026-06-20');
    const [to, setTo] = useState<string | null>(null);
    return (
      <div style={{ display: 'grid', gap: 'var(--ui-space-5)' }}>
        <DateField label="Reisen starter" value={from} onValueChange={setFrom} />
        <DateField
          label="Reisen slutter"
          value={to}
          min={from ?? undefined}
          onValueChange={setTo}
          texts={{ tooEarly: 'Reisen kan ikke slutte før {date}' }}
        />
        <p>
          Reisen: {from ?? 'ingen dato'} til {to ?? 'ingen dato'}
        </p>
      </div>
    );
  },
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Empty: <DateField label="Skadedato" />,
        Filled: <DateField label="Skadedato" defaultValue="2026-02-01" />,
        Error: <DateField label="Skadedato" error="Skriv datoen" />,
        'Read only': <DateField label="Skadedato" readOnly defaultValue="2026-02-01" />,
        Disabled: <DateField label="Skadedato" disabled />,
      }}
    />
  ),
};
