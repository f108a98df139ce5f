import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { Checkbox } from './Checkbox';
import source from './Checkbox.stories.tsx?raw';

/** One thing to say yes to. */
const meta = {
  title: 'Forms/Checkbox',
  id: 'ui-kit-checkbox',
  component: Checkbox,
  tags: ['stable', 'autodocs'],
  args: { children: 'Jeg vil ha forsikringsdokumentene på papir' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row can be pressed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByText(/på papir/).closest('label') as HTMLElement;
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Ticked. */
export const Checked: Story = { args: { defaultChecked: true } };

/** Help under the label. */
export const Description: Story = {
  args: { description: 'Det tar tre til fem dager før posten kommer.' },
};

/** Required, and not ticked. */
export const WithError: Story = {
  name: 'Error',
  args: {
    children: 'Jeg har lest vilkårene',
    description: 'De gjelder fra den dagen du kjøper forsikringen.',
    error: 'Du må lese vilkårene før du kjøper',
  },
};

/** While the change is saved. */
export const Busy: Story = {
  args: { defaultChecked: true, busy: true },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

/** A label of several lines, in a narrow place. */
export const Long: Story = {
  args: {
    children:
      'Jeg bekrefter at alle som skal kjøre bilen, har fylt 23 år og har hatt førerkort i minst to år',
    description: 'Er noen yngre, blir egenandelen høyere.',
    error: 'Du må bekrefte dette før du går videre',
  },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Checkbox {...args} />
    </div>
  ),
};

const insurances = ['Reise', 'Innbo', 'Bil'];

function Several() {
  const [chosen, setChosen] = useState(['Innbo']);
  return (
    <div>
      <Checkbox
        checked={chosen.length === insurances.length}
        indeterminate={chosen.length > 0 && chosen.length < insurances.length}
        onChange={(event) => setChosen(event.currentTarget.checked ? insurances : [])}
      >
        Alle forsikringene
      </Checkbox>
      <div style={{ paddingInlineStart: 'var(--ui-space-6)' }}>
        {insurances.map((name) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={(event) =>
              setChosen(
                event.currentTarget.checked
                  ? [...chosen, name]
                  : chosen.filter((other) => other !== name),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}

/** One box for several boxes: it is indeterminate while some of them are ticked. */
export const Indeterminate: Story = {
  render: () => <Several />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Alle forsikringene' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Bil' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reise' }));
    await expect(all).toBePartiallyChecked();
  },
};

/** `checked` and `onChange` are the browser's. A state that stays as it is refuses the change. */
export const Controlled: Story = {
  parameters: showCode(source, 'Controlled'),
  render: function Render() {
    const [checked, setChecked] = useState(false);
    const [lastChange, setLastChange] = useState('ingen');
    return (
      <>
        <Checkbox
          checked={checked}
          onChange={(event) => {
            if (event.currentTarget.checked) setChecked(true);
            setLastChange(event.currentTarget.checked ? 'godtatt' : 'avvist');
          }}
        >
          Jeg har lest vilkårene
        </Checkbox>
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
        Empty: <Checkbox>På papir</Checkbox>,
        Ticked: <Checkbox defaultChecked>På papir</Checkbox>,
        'Some of several': <Checkbox indeterminate>Alle</Checkbox>,
        Error: <Checkbox error="Velg papir">På papir</Checkbox>,
        Disabled: <Checkbox disabled>På papir</Checkbox>,
      }}
    />
  ),
};
