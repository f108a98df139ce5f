import { Card, CardGrid, Header, Link, NavBar, NavItem, Page } from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Pictures } from '../part-page/guides';

const files = import.meta.glob<Pictures>('../../packages/ui-kit/src/*/*.pictures.tsx', {
  eager: true,
});

const parts = Object.entries(files).flatMap(([path, { pairs = [] }]) => {
  const [pair] = pairs;
  const [, name = ''] = /([^/]+)\.pictures/.exec(path) ?? [];
  return pair ? [{ name, picture: pair.do }] : [];
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

/** All of them. */
export const Default: StoryObj<typeof meta> = {
  render: () => (
    <div inert lang="nb">
      <Header logo={<Link href="#logo">Eksempelbanken</Link>}>
        <Link href="#ut">Logg ut</Link>
      </Header>
      <NavBar aria-label="Eksempel">
        <NavItem href="#oversikt" current>
          Forsikringsoversikt
        </NavItem>
        <NavItem href="#skade">Meld skade</NavItem>
      </NavBar>
      <Page>
        <CardGrid>
          {parts.map(({ name, picture }) => (
            <li key={name}>
              <Card>
                <p>
                  <strong>{name}</strong>
                </p>
                {picture}
              </Card>
            </li>
          ))}
        </CardGrid>
      </Page>
    </div>
  ),
};
