import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, Fragment } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button';
import { RouterLink } from '../internals/stories/RouterLink';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { Link } from '../link/Link';
import { NavItem } from '../nav/NavItem';
import { NavMenu } from '../nav/NavMenu';
import { NotificationHistory } from '../notification-history/NotificationHistory';
import { createToastQueue } from '../toast/toastQueue';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { Header, HeaderLogo } from './Header';
import source from './Header.stories.tsx?raw';

const logo = (
  <a href="#oversikt" style={{ color: 'inherit' }}>
    <svg viewBox="0 0 132 32" fill="currentColor" aria-hidden="true">
      <path d="M4 6h10a10 10 0 0 1 0 20H4z" />
      <rect x="36" y="9" width="96" height="14" rx="7" opacity="0.25" />
    </svg>
    <VisuallyHidden>Demobanken, til oversikten</VisuallyHidden>
  </a>
);

const dark = {
  '--ui-header-background': '#062a54',
  '--ui-header-text': '#ffffff',
  '--ui-header-border': 'transparent',
} as CSSProperties;

/**
 * The bar at the top of every page: the distributor's logo, and what must be reached from anywhere.
 */
const meta = {
  title: 'Navigation/Header',
  id: 'ui-kit-header',
  component: Header,
  subcomponents: { HeaderLogo },
  tags: ['stable', 'autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { logo },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Logged in. */
export const Default: Story = {
  args: { children: <Button variant="tertiary">Logg ut</Button> },
};

/** Not logged in: the logo alone. */
export const LogoAlone: Story = {};

/** A brand with a dark bar in light mode. Text, link and focus ring are light. */
export const DarkBar: Story = {
  args: {
    style: dark,
    children: (
      <Fragment>
        <Link href="#hjelp">Hjelp</Link>
        <Button variant="tertiary">Logg ut</Button>
      </Fragment>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Hjelp' });
    await expect(getComputedStyle(link).color).toBe('rgb(255, 255, 255)');
  },
};

/** While logging out. */
export const LoggingOut: Story = {
  args: {
    children: (
      <Button variant="tertiary" loading>
        Logg ut
      </Button>
    ),
  },
};

/** The logo in the middle, as on pages with one thing to do. */
export const LogoCentred: Story = {
  args: {
    logoAlignment: 'center',
    children: <Button variant="tertiary">Avbryt</Button>,
  },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.abs(left + width / 2 - window.innerWidth / 2)).toBeLessThan(12);
  },
};

/** A brand that centres its logo. Where the actions need the room, the logo is beside them and not below them. */
export const BrandCentresLogo: Story = {
  render: () => (
    <div style={{ '--ui-header-logo-center': 1 } as CSSProperties}>
      <Header logo={<HeaderLogo href="#hjem">Granbanken</HeaderLogo>} />
      {['100%', '26rem'].map((inlineSize) => (
        <section key={inlineSize} aria-label={inlineSize} style={{ inlineSize }}>
          <Header logo={<HeaderLogo href="#hjem">Granbanken</HeaderLogo>}>
            <Link href="#nettbank">Til nettbank</Link>
            <Button variant="tertiary">Logg ut</Button>
          </Header>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const logos = canvas.getAllByText('Granbanken').map((logo) => logo.getBoundingClientRect());
    for (const { left, right } of logos.slice(0, 2))
      await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(12);
    const [, link] = canvas.getAllByRole('link', { name: 'Til nettbank' });
    await expect(logos[2]?.right).toBeLessThanOrEqual(link?.getBoundingClientRect().left ?? 0);
  },
};

/** Another brand's bar on this brand's page. */
export const OtherTheme: Story = {
  args: { theme: 'fremtind', children: <Button variant="tertiary">Logg ut</Button> },
};

const queue = createToastQueue();

/** A long name with a menu, the bell and a button. Actions without room beside the name are below the name. */
export const LongName: Story = {
  render: () => (
    <Header logo={<HeaderLogo href="#hjem">Fjordtrygd Livsforsikring og Pensjon</HeaderLogo>}>
      <NotificationHistory queue={queue} />
      <Button variant="tertiary">Logg ut</Button>
      <NavMenu>
        <NavItem href="#oversikt" current>
          Oversikt
        </NavItem>
        <NavItem href="#tilbud">Tilbud</NavItem>
        <NavItem href="#innstillinger">Innstillinger</NavItem>
      </NavMenu>
    </Header>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  },
};

/** The same, with the places as links in the bar instead of a menu. */
export const LongNameWithLinks: Story = {
  render: () => (
    <Header logo={<HeaderLogo href="#hjem">Fjordtrygd Livsforsikring og Pensjon</HeaderLogo>}>
      <Link href="#oversikt">Oversikt</Link>
      <Link href="#tilbud">Tilbud</Link>
      <Link href="#innstillinger">Innstillinger</Link>
      <NotificationHistory queue={queue} />
      <Button variant="tertiary">Logg ut</Button>
    </Header>
  ),
};

/** The logo as a link: `render` of `HeaderLogo` takes an element, or a function of the props. */
export const RenderLogoAsRouterLink: Story = {
  parameters: showCode(source, 'RenderLogoAsRouterLink'),
  render: () => (
    <>
      <Header logo={<HeaderLogo render={<RouterLink to="/" />}>Demobanken</HeaderLogo>} />
      <section aria-label="Eksempel">
        <Header
          logo={
            <HeaderLogo render={(props) => <RouterLink {...props} to="/oversikt" />}>
              Fjordtrygd
            </HeaderLogo>
          }
        />
      </section>
    </>
  ),
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Action: (
          <Header logo={null}>
            <Button variant="tertiary">Logg ut</Button>
          </Header>
        ),
      }}
    />
  ),
};
