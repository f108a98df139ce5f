import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink } from '../external-link/ExternalLink';
import { Loader } from '../loader/Loader';
import { Message } from '../message/Message';
import { TextsProvider } from './TextsProvider';

/**
 * Sets the language of the few texts that the parts bring with them: 'Vennligst vent', 'åpnes i ny
 * fane', 'Advarsel'.
 */
const meta = {
  title: 'Foundation/TextsProvider',
  id: 'ui-kit-textsprovider',
  component: TextsProvider,
  tags: ['stable', 'autodocs'],
  args: { children: null },
  render: ({ language }) => (
    <TextsProvider language={language}>
      <div lang={language} style={{ display: 'grid', gap: 'var(--ui-space-4)' }}>
        <Loader />
        <div>
          <ExternalLink href="https://fjordtrygd.example/">Fjordtrygd</ExternalLink>
        </div>
        <Message variant="warning" role="status">
          Fjordtrygd
        </Message>
      </div>
    </TextsProvider>
  ),
} satisfies Meta<typeof TextsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bokmål, also without a provider. */
export const Default: Story = { args: { language: 'nb' } };

/** Nynorsk. */
export const Nynorsk: Story = {
  args: { language: 'nn' },
};

/** English. */
export const English: Story = {
  args: { language: 'en' },
};
