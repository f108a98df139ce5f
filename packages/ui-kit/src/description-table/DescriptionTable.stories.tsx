import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/Button';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { TextField } from '../text-field/TextField';
import { DescriptionRow, DescriptionTable } from './DescriptionTable';
import source from './DescriptionTable.stories.tsx?raw';
import { EditableRow } from './EditableRow';

/** Facts about one thing, each with a name and a value. */
const meta = {
  title: 'Layout/DescriptionTable',
  id: 'ui-kit-descriptiontable',
  component: DescriptionTable,
  subcomponents: { DescriptionRow, EditableRow },
  tags: ['stable', 'autodocs'],
  decorators: (Story, { name }) => (
    <div style={name === 'States' ? {} : { maxInlineSize: '48rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof DescriptionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = { display: 'grid', gap: 'var(--ui-space-4)' };
const actions = { display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-2)' } as const;
const short = { '--ui-field-width': '300px' } as CSSProperties;

/** Values that can only be read. */
export const Default: Story = {
  render: () => (
    <DescriptionTable>
      <DescriptionRow label="Avtalenummer">12 345 678</DescriptionRow>
      <DescriptionRow label="Gjelder for">Hele familien, i hele verden</DescriptionRow>
      <DescriptionRow label="Fornyes">1. mars 2027</DescriptionRow>
      <DescriptionRow label="Pris">142 kr/md</DescriptionRow>
    </DescriptionTable>
  ),
};

const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 600));

function Email({ save = nextSecond }: { save?: () => Promise<unknown> }) {
  const [email, setEmail] = useState('kari.nordmann@bank.example');
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('epost'));
    if (!typed.includes('@')) return setError('E-postadressen er ikke gyldig');
    setError(undefined);
    setSaving(true);
    await save();
    setSaving(false);
    setEmail(typed);
    setOpen(false);
  };

  return (
    <EditableRow
      label="E-post"
      subject="e-post"
      value={email}
      open={open}
      onOpenChange={(next) => {
        setError(undefined);
        setOpen(next);
      }}
    >
      {(cancel) => (
        <form noValidate onSubmit={submit} style={form}>
          <TextField
            label="E-post"
            labelHidden
            name="epost"
            type="email"
            autoComplete="email"
            defaultValue={email}
            error={error}
            readOnly={saving}
          />
          <div style={actions}>
            <Button type="submit" loading={saving}>
              Lagre
            </Button>
            {cancel}
          </div>
        </form>
      )}
    </EditableRow>
  );
}

const profile = (email: ReactNode) => (
  <DescriptionTable>
    <DescriptionRow label="Navn">Kari Nordmann</DescriptionRow>
    <DescriptionRow label="Fødselsnummer">010190 12345</DescriptionRow>
    <EditableRow label="Mobilnummer" subject="mobilnummer" value="412 34 567">
      {(cancel) => (
        <form style={form}>
          <TextField label="Mobilnummer" labelHidden type="tel" style={short} />
          <div style={actions}>
            <Button type="submit">Lagre</Button>
            {cancel}
          </div>
        </form>
      )}
    </EditableRow>
    {email}
    <DescriptionRow label="LO-medlem">Ja</DescriptionRow>
  </DescriptionTable>
);

/** A profile: two of its values can be changed. */
export const Profile: Story = {
  render: () => profile(<Email />),
};

/** Open: the form takes the place of the value, under the name where there is little room. */
export const Open: Story = {
  render: () =>
    profile(
      <EditableRow label="E-post" subject="e-post" value="kari@bank.example" defaultOpen>
        {(cancel) => (
          <form style={form}>
            <TextField
              label="E-post"
              labelHidden
              type="email"
              defaultValue="kari@bank"
              error="E-postadressen er ikke gyldig"
            />
            <div style={actions}>
              <Button type="submit">Lagre</Button>
              {cancel}
            </div>
          </form>
        )}
      </EditableRow>,
    ),
};

/** Long values in a narrow place: the name is above the value. */
export const Long: Story = {
  render: () => (
    <div style={{ maxInlineSize: '18rem' }}>
      <DescriptionTable>
        <DescriptionRow label="Adresse">
          Øvre Slottsgate 12B, 0157 Oslo
          <br />
          Gnr 12, Bnr 345, 2640 Vinstra
        </DescriptionRow>
        <EditableRow
          label="Dokumenter i posten"
          subject="valget om dokumenter i posten"
          value="Du får forsikringsdokumentene dine digitalt, i nettbanken"
        >
          <p>Ring oss, så endrer vi det for deg.</p>
        </EditableRow>
        <DescriptionRow label="E-post">
          kari.margrethe.nordmann-johannessen@forsikringsbanken.example
        </DescriptionRow>
      </DescriptionTable>
    </div>
  ),
};

/** `details` has the reason of each change. `cancel()` refuses one: here 'Avbryt' leaves the row open. */
export const Details: Story = {
  parameters: showCode(source, 'Details'),
  render: function Render() {
    const [lastChange, setLastChange] = useState('ingen');
    return (
      <>
        <DescriptionTable>
          <EditableRow
            label="E-post"
            subject="e-post"
            value="kari@bank.example"
            onOpenChange={(_open, { reason, cancel }) => {
              const refused = reason === 'close-press';
              if (refused) cancel();
              setLastChange(refused ? `${reason}, avvist` : reason);
            }}
          >
            <TextField label="E-post" labelHidden type="email" />
          </EditableRow>
        </DescriptionTable>
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
        'Can be changed': (
          <DescriptionTable>
            <EditableRow label="E-post" subject="e-post" value="kari@bank.example">
              <TextField label="E-post" />
            </EditableRow>
          </DescriptionTable>
        ),
      }}
    />
  ),
};
