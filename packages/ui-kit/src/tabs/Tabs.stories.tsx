import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../badge/Badge';
import { Checkbox } from '../checkbox/Checkbox';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { TextField } from '../text-field/TextField';
import { TabsList } from './TabsList';
import { TabsPanel } from './TabsPanel';
import { TabsRoot } from './TabsRoot';
import { TabsTab } from './TabsTab';

const list = (
  <TabsList key="list" aria-label="Innstillinger">
    <TabsTab value="varsler">Varsler</TabsTab>
    <TabsTab value="personvern">Personvern</TabsTab>
    <TabsTab value="dokumenter">Dokumenter</TabsTab>
  </TabsList>
);
const panels = [
  <TabsPanel key="varsler" value="varsler" tabIndex={-1}>
    <Checkbox defaultChecked>Send meg en e-post når forsikringen fornyes</Checkbox>
  </TabsPanel>,
  <TabsPanel key="personvern" value="personvern">
    <p>Vi lagrer det vi trenger for å oppfylle avtalen, og ikke noe mer.</p>
  </TabsPanel>,
  <TabsPanel key="dokumenter" value="dokumenter">
    <p>Forsikringsbevisene dine kommer hit når de er klare.</p>
  </TabsPanel>,
];

/** Views of the same thing, of which one is shown. */
const meta = {
  title: 'Navigation/Tabs',
  id: 'ui-kit-tabs',
  component: TabsRoot,
  subcomponents: { TabsList, TabsTab, TabsPanel },
  tags: ['new', 'autodocs'],
  args: { defaultValue: 'varsler', children: [list, ...panels] },
} satisfies Meta<typeof TabsRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys, Home and End select; Tab leads on, into the panel. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('tab');
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText(/Vi lagrer det vi trenger/)).not.toBeVisible();
  },
};

/** The arrow keys move the focus alone. Enter or Space selects. */
export const Manual: Story = {
  args: { activation: 'manual' },
};

/** A tab that cannot be selected just now. It can be reached, and read. */
export const Disabled: Story = {
  args: {
    children: [
      <TabsList key="list" aria-label="Innstillinger">
        <TabsTab value="varsler">Varsler</TabsTab>
        <TabsTab value="personvern" disabled>
          Personvern (kommer snart)
        </TabsTab>
        <TabsTab value="dokumenter">Dokumenter</TabsTab>
      </TabsList>,
      ...panels,
    ],
  },
};

function Unsaved() {
  const [value, setValue] = useState('navn');
  const [name, setName] = useState('');
  const [refused, setRefused] = useState(false);
  return (
    <TabsRoot
      value={value}
      onValueChange={(next, { cancel }) => {
        setRefused(name !== '');
        if (name) cancel();
        else setValue(next);
      }}
    >
      <TabsList aria-label="Profil">
        <TabsTab value="navn">Navn</TabsTab>
        <TabsTab value="adresse">Adresse</TabsTab>
      </TabsList>
      <TabsPanel value="navn" tabIndex={-1}>
        <TextField
          label="Kallenavn"
          value={name}
          error={refused && 'Lagre eller tøm feltet før du går videre'}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </TabsPanel>
      <TabsPanel value="adresse">
        <p>Adressen kommer fra Folkeregisteret.</p>
      </TabsPanel>
    </TabsRoot>
  );
}

/** `value` is controlled, and `details.cancel()` keeps the panel with unsaved text in sight. */
export const HeldValue: Story = {
  render: () => <Unsaved />,
};

/**
 * Tabs that are links, by `render`: each view has an address, and the arrow keys only move the focus. A function gets the
 * state: the last tab has the number of new messages until the tab is selected.
 */
export const Links: Story = {
  args: {
    activation: 'manual',
    children: [
      <TabsList key="list" aria-label="Innstillinger">
        <TabsTab value="varsler" render={<a href="#varsler" />}>
          Varsler
        </TabsTab>
        <TabsTab value="personvern" render={<a href="#personvern" />}>
          Personvern
        </TabsTab>
        <TabsTab
          value="dokumenter"
          render={(props, { selected }) => (
            <button {...props} type="button">
              Dokumenter {!selected && <Badge count={2} label="nye" />}
            </button>
          )}
        />
      </TabsList>,
      ...panels,
    ],
  },
};

const places = ['Varsler', 'Personvern', 'Samtykker', 'Dokumenter', 'Betaling', 'Fullmakter'];

/** Too narrow: the row scrolls, the page does not, and a sign shows at which end there are more. */
export const Narrow: Story = {
  args: {
    defaultValue: 'Varsler',
    children: [
      <TabsList key="list" aria-label="Innstillinger">
        {places.map((place) => (
          <TabsTab key={place} value={place}>
            {place}
          </TabsTab>
        ))}
      </TabsList>,
      ...places.map((place) => (
        <TabsPanel key={place} value={place}>
          <p>{place} finner du her.</p>
        </TabsPanel>
      )),
    ],
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(row).toHaveAttribute('data-more-after'));
    await expect(row).not.toHaveAttribute('data-more-before');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row).toHaveAttribute('data-more-before'));
    await waitFor(() => expect(row).not.toHaveAttribute('data-more-after'));
    const last = canvas.getByRole('tab', { name: 'Fullmakter' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Text that runs from right to left: the arrow keys follow it. */
export const RightToLeft: Story = {
  ...Narrow,
  decorators: (Story) => (
    <div dir="rtl" style={{ maxInlineSize: '18rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Personvern' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row).toHaveAttribute('data-more-before'));
    await waitFor(() => expect(row).not.toHaveAttribute('data-more-after'));
  },
};

const tabs = (first: string, ...others: string[]) => {
  const names = [first, ...others];
  return (
    <TabsRoot defaultValue={first}>
      <TabsList aria-label="Innstillinger">
        {names.map((name) => (
          <TabsTab key={name} value={name}>
            {name}
          </TabsTab>
        ))}
      </TabsList>
      {names.map((name) => (
        <TabsPanel key={name} value={name}>
          {name} for deg
        </TabsPanel>
      ))}
    </TabsRoot>
  );
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => <StatesMatrix rows={{ Tabs: tabs('Varsler', 'Personvern') }} />,
};
