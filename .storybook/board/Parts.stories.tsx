import { Card, Header, Link, NavBar, NavItem, Page } from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO_NAME, writeName } from '../brand-maker/writeName';
import type { Pictures } from '../part-page/guides';
import { brandItems } from '../toolbar/globalTypes';
import './parts.css';

const pictures = import.meta.glob<Pictures>('../../packages/ui-kit/src/*/*.pictures.tsx', {
  eager: true,
});
const stories = import.meta.glob<{ default: Meta }>('../../packages/ui-kit/src/*/*.stories.tsx', {
  eager: true,
});

const parts = Object.entries(pictures).flatMap(([path, { pairs = [] }]) => {
  const [pair] = pairs;
  const [, name = ''] = /([^/]+)\.pictures/.exec(path) ?? [];
  const { parameters } = stories[path.replace('.pictures.', '.stories.')]?.default ?? {};
  // A part whose stories fill the window is as wide as the page.
  return pair ? [{ name, picture: pair.do, wide: parameters?.layout === 'fullscreen' }] : [];
});

/**
 * Every part once, as its guide shows it, in the brand of the toolbar: what a brand looks like at a glance. Nothing
 * can be pressed.
 */
const meta = {
  title: 'Foundation/All parts',
  id: 'foundation-parts',
  // Each part is tested and reviewed on its own.
  tags: ['!test', 'no-review', 'frames'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const nameOf = (brand: string) =>
  brandItems.find(({ value }) => value === brand)?.title ?? DEMO_NAME;

/** All of them. */
export const Default: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <div
      inert
      lang="nb"
      ref={(page) => {
        if (page) writeName(page, nameOf(globals.brand));
      }}
    >
      <Header logo={<Link href="#logo">{DEMO_NAME}</Link>}>
        <Link href="#ut">Logg ut</Link>
      </Header>
      <NavBar aria-label="Eksempel">
        <NavItem href="#oversikt" current>
          Forsikringsoversikt
        </NavItem>
        <NavItem href="#skade">Meld skade</NavItem>
      </NavBar>
      <Page>
        <ul className="parts-columns">
          {parts
            .filter(({ wide }) => !wide)
            .map(({ name, picture }) => (
              <li key={name}>
                <h2>{name}</h2>
                <Card>{picture}</Card>
              </li>
            ))}
        </ul>
        <ul className="parts-rows">
          {parts
            .filter(({ wide }) => wide)
            .map(({ name, picture }) => (
              <li key={name}>
                <h2>{name}</h2>
                {picture}
              </li>
            ))}
        </ul>
      </Page>
    </div>
  ),
};
