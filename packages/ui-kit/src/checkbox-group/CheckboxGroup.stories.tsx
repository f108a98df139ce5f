import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
import { HelpTooltip } from '../help-tooltip/HelpTooltip';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { CheckboxGroup } from './CheckboxGroup';
import source from './CheckboxGroup.stories.tsx?raw';

/** A question of which several answers can be true. */
const meta = {
  title: 'Forms/CheckboxGroup',
  id: 'ui-kit-checkboxgroup',
  component: CheckboxGroup,
  subcomponents: { Checkbox },
  tags: ['new', 'autodocs'],
  args: {
    legend: 'Hvordan vil du ha varsler?',
    children: (
      <>
        <Checkbox value="epost">E-post</Checkbox>
        <Checkbox value="sms">SMS</Checkbox>
        <Checkbox value="post">Brev</Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any number of three. Tab moves from box to box, and space ticks one. */
export const Default: Story = {};

/** Help under the question, a help button beside it, and help of one box. */
export const Description: Story = {
  args: {
    description: 'Du kan velge flere.',
    optional: true,
    help: <HelpTooltip about="varsler">Vi varsler når en forsikring skal fornyes.</HelpTooltip>,
    children: (
      <>
        <Checkbox value="epost">E-post</Checkbox>
        <Checkbox value="post" description="Det tar tre til fem dager før posten kommer.">
          Brev
        </Checkbox>
      </>
    ),
  },
};

/** Nothing is chosen. Each box is marked, and the group says what is missing. */
export const WithError: Story = {
  name: 'Error',
  args: { error: 'Velg hvordan du vil ha varsler' },
};

/** `min` and `max` limit the number. The group itself shows the error, and the browser refuses the form. */
export const Limits: Story = {
  args: { description: 'Velg én eller to.', min: 1, max: 2, defaultValue: ['epost', 'sms'] },
};

/** While a change is saved. */
export const Busy: Story = { args: { busy: true, defaultValue: ['sms'] } };

/** One box that cannot be ticked. Say why. For all of them there is `disabled` on the group. */
export const Disabled: Story = {
  args: {
    description: 'Vi mangler mobilnummeret ditt, så SMS er ikke mulig.',
    children: (
      <>
        <Checkbox value="epost">E-post</Checkbox>
        <Checkbox value="sms" disabled>
          SMS
        </Checkbox>
      </>
    ),
  },
};

/** Options of several lines, in a narrow column. */
export const Long: Story = {
  args: {
    legend: 'Hva skal vi gi deg beskjed om når noe endrer seg i forsikringene dine?',
    error: 'Velg minst én ting som vi skal gi deg beskjed om',
    children: (
      <>
        <Checkbox value="pris">
          Prisen på en av forsikringene endrer seg ved neste fornyelse
        </Checkbox>
        <Checkbox value="sak">
          Skadesaken min får en ny saksbehandler, eller vi trenger flere opplysninger fra deg
        </Checkbox>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <CheckboxGroup {...args} />
    </div>
  ),
};

/** In a form. The data of the form has the values under one name, and a reset ticks those of `defaultValue`. */
export const InAForm: Story = {
  args: { name: 'varsler', defaultValue: ['epost'] },
  render: function Render(args) {
    const [sent, setSent] = useState('');
    return (
      <form
        style={{ display: 'grid', gap: 'var(--ui-space-5)' }}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(new FormData(event.currentTarget).getAll('varsler').join(', '));
        }}
      >
        <CheckboxGroup {...args} />
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

/** `onValueChange` gives all values. `details.cancel()` refuses a change: e-mail stays. */
export const Controlled: Story = {
  parameters: showCode(source, 'Controlled'),
  render: function Render() {
    const [channels, setChannels] = useState<('epost' | 'sms')[]>(['epost']);
    return (
      <>
        <CheckboxGroup
          legend="Hvordan vil du ha varsler?"
          value={channels}
          onValueChange={(next, { cancel }) =>
            next.includes('epost') ? setChannels(next) : cancel()
          }
        >
          <Checkbox value="epost">E-post</Checkbox>
          <Checkbox value="sms">SMS</Checkbox>
        </CheckboxGroup>
        <p>Valgt: {channels.join(', ')}</p>
      </>
    );
  },
};

const boxes = (
  <>
    <Checkbox value="epost">E-post</Checkbox>
    <Checkbox value="sms">SMS</Checkbox>
  </>
);

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Empty: <CheckboxGroup legend="Varsler">{boxes}</CheckboxGroup>,
        Chosen: (
          <CheckboxGroup legend="Varsler" defaultValue={['sms']}>
            {boxes}
          </CheckboxGroup>
        ),
        Error: (
          <CheckboxGroup legend="Varsler" error="Velg hvordan">
            {boxes}
          </CheckboxGroup>
        ),
        Disabled: (
          <CheckboxGroup legend="Varsler" disabled>
            {boxes}
          </CheckboxGroup>
        ),
      }}
    />
  ),
};
