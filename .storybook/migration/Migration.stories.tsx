import packages from 'virtual:api-reference';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accordions } from './accordions';
import { client } from './client';
import { consent } from './consent';
import { feedback } from './feedback';
import { loading } from './loading';
import './migration.css';
import type { Peer } from './Peer';
import { PeerSection } from './PeerSection';
import { toasts } from './toasts';
import { tooltips } from './tooltips';
import { UpgradeSection } from './UpgradeSection';
import { upgrading } from './upgrading';

/** Replacements for other libraries, component by component and prop by prop. */
const meta = {
  title: 'Utvikling/Migration',
  id: 'migration',
  tags: ['no-review'],
  render: ({ peers }) => peers.map((peer) => <PeerSection key={peer.from} {...peer} />),
  argTypes: { peers: { control: false } },
  // Fails when a name in our column is not an export.
  play: async ({ args: { peers } }) => {
    const named = peers.flatMap(({ parts, props }) => [parts[1], ...props.map(([, ours]) => ours)]);
    const ours = named.flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    await expect(ours.filter((name) => !exported.has(name))).toEqual([]);
  },
} satisfies Meta<{ peers: Peer[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

const exported = new Set<string | undefined>(
  packages.flatMap(({ entries }) =>
    entries.flatMap(({ exports }) =>
      exports.flatMap(({ name, members }) => [name, ...members.map((member) => member.name)]),
    ),
  ),
);

export const Toasts: Story = { args: { peers: toasts } };

export const TooltipsAndHelp: Story = {
  name: 'Tooltips and help texts',
  args: { peers: tooltips },
};

export const Accordions: Story = { args: { peers: accordions } };

export const Loading: Story = { args: { peers: loading } };

export const Feedback: Story = { args: { peers: feedback } };

export const Consent: Story = { args: { peers: consent } };

export const Client: Story = { name: 'The API client', args: { peers: client } };

/** From an earlier version of ui-kit: every change that asks something of those who upgrade. */
export const Upgrading: Story = {
  name: 'An earlier ui-kit',
  args: { peers: [] },
  render: () => (
    <>
      {upgrading.map(([heading, changes]) => (
        <UpgradeSection key={heading} heading={heading} changes={changes} />
      ))}
    </>
  ),
  play: async () => {
    const after = upgrading.flatMap(([, changes]) => changes.map((change) => change[1]));
    const parts = after.flatMap((text) =>
      [...text.matchAll(/[`<]([A-Z]\w+)/g)].map(([, name]) => name),
    );
    const others = ['ReactNode', 'RouterLink'];
    await expect(
      parts.filter((name) => !exported.has(name) && !others.includes(`${name}`)),
    ).toEqual([]);
  },
};
