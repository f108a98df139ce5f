import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { TextsProvider } from '../texts/TextsProvider';
import { ExternalLink } from './ExternalLink';
import source from './ExternalLink.stories.tsx?raw';

/**
 * Leads out of the service, in a new tab, and announces it with an icon and with words for screen
 * readers.
 */
const meta = {
  title: 'Navigation/ExternalLink',
  id: 'ui-kit-externallink',
  component: ExternalLink,
  tags: ['stable', 'autodocs'],
  args: {
    href: 'https://www.finansportalen.no/',
    children: 'Sammenlign priser på Finansportalen',
  },
} satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another website. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Sammenlign priser på Finansportalen (åpnes i ny fane)',
    });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** A document. */
export const Pdf: Story = {
  args: { href: 'https://fjordtrygd.example/vilkar/reise.pdf', children: 'Vilkår for reise' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Vilkår for reise (åpnes i pdf)' }),
    ).toBeVisible();
  },
};

/** In running text, where it wraps. */
export const InText: Story = {
  render: (args) => (
    <p style={{ maxInlineSize: '24rem' }}>
      Prisene våre ligger åpent. <ExternalLink {...args} />, så ser du hva andre tar for det samme.
    </p>
  ),
};

/** On an English page. */
export const English: Story = {
  args: { children: 'Compare prices' },
  decorators: (Story) => (
    <TextsProvider language="en">
      <Story />
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    const name = 'Compare prices (opens in a new tab)';
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

/** Another link element: `render` takes an element, or a function of the props. The link still opens a new tab. */
export const RenderAsLink: Story = {
  parameters: showCode(source, 'RenderAsLink'),
  render: () => (
    <ul>
      <li>
        <ExternalLink
          href="https://www.nav.no/"
          render={<a href="https://www.nav.no/" hrefLang="nb" />}
        >
          Les om uføretrygd hos Nav
        </ExternalLink>
      </li>
      <li>
        <ExternalLink
          href="https://www.finansportalen.no/"
          render={(props) => <a {...props} hrefLang="nb" />}
        >
          Sammenlign priser på Finansportalen
        </ExternalLink>
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Les om uføretrygd hos Nav', 'Sammenlign priser på Finansportalen']) {
      const link = canvas.getByRole('link', { name: `${name} (åpnes i ny fane)` });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('hreflang', 'nb');
    }
  },
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{ Link: <ExternalLink href="https://bank.example">Vilkår for bil</ExternalLink> }}
    />
  ),
};
