import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Default: Story = {};

/** A document. */
export const Pdf: Story = {
  args: { href: 'https://fjordtrygd.example/vilkar/reise.pdf', children: 'Vilkår for reise' },
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
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{ Link: <ExternalLink href="https://bank.example">Vilkår for bil</ExternalLink> }}
    />
  ),
};
