import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/Badge';
import { Header } from '../header/Header';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { NavItem } from './NavItem';
import { NavMenu } from './NavMenu';
import source from './NavMenu.stories.tsx?raw';

const items = (
  <>
    <NavItem href="#oversikt" current>
      Forsikringsoversikt
    </NavItem>
    <NavItem href="#dokumenter">Dokumenter</NavItem>
    <NavItem href="#tilbud">
      Tilbud <Badge count={3} label="tilbud" />
    </NavItem>
    <NavItem render={<button type="button" />}>Logg ut</NavItem>
  </>
);

/** The places of the service behind a button, for phones and tablets. */
const meta = {
  title: 'Navigation/NavMenu',
  id: 'ui-kit-navmenu',
  component: NavMenu,
  subcomponents: { NavItem },
  tags: ['stable', 'autodocs'],
  // On a phone, an open menu dims its whole page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 380 } } },
  args: { children: items },
  render: (args) => (
    <div style={{ minBlockSize: '20rem' }}>
      <Header logo="Demobanken">
        <NavMenu {...args} />
      </Header>
    </div>
  ),
} satisfies Meta<typeof NavMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed; opened and closed by the keyboard. */
export const Default: Story = {};

/** Open. The menu stays inside the window. */
export const Open: Story = {
  tags: ['review'],
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toBeVisible();
    const { left, right } = list.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** `details` has the reason of each change. `cancel()` refuses one: here Escape leaves the menu open. */
export const Details: Story = {
  parameters: showCode(source, 'Details'),
  render: function Render(args) {
    const [lastChange, setLastChange] = useState('ingen');
    return (
      <div style={{ minBlockSize: '20rem' }}>
        <Header logo="Demobanken">
          <NavMenu
            {...args}
            onOpenChange={(_open, { reason, cancel }) => {
              const refused = reason === 'escape-key';
              if (refused) cancel();
              setLastChange(refused ? `${reason}, avvist` : reason);
            }}
          />
        </Header>
        <p>Siste endring: {lastChange}</p>
      </div>
    );
  },
};

// Inert, since a page has one landmark of this name. React 18 does not know the attribute.
const menu = (
  <div ref={(div) => void div?.toggleAttribute('inert', true)}>
    <NavMenu>
      <NavItem href="#oversikt">Oversikt</NavItem>
    </NavMenu>
  </div>
);

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => <StatesMatrix rows={{ Closed: menu }} />,
};
