import { Button, Page, PageTitle, Section } from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../apps/portal/src/platform/pictures/Picture';

/**
 * A list without anything in it. Parts: `Section`, a picture, one sentence, one action.
 *
 * 1. The heading of the list stays: the person is in the right place.
 * 2. A sentence says that the list is empty, and names the things that belong in the list.
 * 3. One action leads on. A second one is a link.
 *
 * - **Do** distinguish an empty list from one that could not be loaded, which is a message with 'Prøv igjen'.
 * - **Do** keep the picture decorative: the sentence says everything.
 * - **Don't** hide the section. People would look for it.
 */
const meta = {
  title: 'Patterns/Empty list',
  id: 'patterns-empty',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing yet, and a first action. */
export const Default: Story = {
  name: 'With an action',
  render: () => (
    <Page>
      <PageTitle>Tilbud</PageTitle>
      <Section heading="Tilbudene dine">
        <div style={{ maxInlineSize: '20rem' }}>
          <Picture name="no-offers" />
        </div>
        <p>Du har ingen lagrede tilbud. Når du lagrer et tilbud, finner du det her i 30 dager.</p>
        <Button render={<a href="#kjop" />}>Se forsikringene våre</Button>
      </Section>
    </Page>
  ),
};

/** Nothing wrong and nothing to do: a sentence is enough. */
export const WithoutAction: Story = {
  name: 'Without an action',
  render: () => (
    <Page>
      <PageTitle>Dokumenter</PageTitle>
      <Section heading="Dokumentene dine">
        <p>Du har ingen dokumenter ennå.</p>
      </Section>
    </Page>
  ),
};
