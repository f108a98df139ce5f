import { Button, Card, CardGrid, Message, Page, PageTitle, Section } from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * A page on which one thing could not be loaded. Parts: `Message`, `Button`.
 *
 * 1. Loaded content is shown. Nothing else changes.
 * 2. One message replaces the missing content, under its heading, and names the content.
 * 3. 'Prøv igjen' loads that part alone. While the part is loading, the message stays and the button has `loading`.
 * 4. An incomplete total is marked beside the figure.
 *
 * - **Do** show one message a place: a banner and two boxes about the same error are two too many.
 * - **Don't** show an old figure as a new one. Say when the figure is from.
 * - **Don't** use `ErrorPage` while anything of the page can be shown.
 */
const meta = {
  title: 'Patterns/Partial failure',
  id: 'patterns-partial-failure',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const insurances = (
  <Section heading="Forsikringene dine">
    <CardGrid>
      {['Bilforsikring', 'Reiseforsikring'].map((name) => (
        <li key={name}>
          <Card>
            <h3 style={{ margin: 0 }}>{name}</h3>
          </Card>
        </li>
      ))}
    </CardGrid>
  </Section>
);

/** The offers failed; the insurances are shown. */
export const Default: Story = {
  name: 'One section is missing',
  render: () => (
    <Page>
      <PageTitle>Oversikt</PageTitle>
      {insurances}
      <Section heading="Tilbud">
        <Message variant="error" role="alert" title="Vi fikk ikke hentet tilbudene dine">
          <p>Prøv igjen, eller ring oss på 21 00 00 00.</p>
          <Button variant="secondary">Prøv igjen</Button>
        </Message>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

/** Some of a list is missing: a message above the list says so. */
export const SomeMissing: Story = {
  name: 'Some of a list is missing',
  render: () => (
    <Page>
      <PageTitle>Oversikt</PageTitle>
      <div style={{ marginBlockStart: 'var(--ui-space-5)' }}>
        <Message variant="warning" title="Listen er ikke fullstendig">
          Vi fikk ikke hentet forsikringene fra arbeidsgiveren din. De øvrige ser du her.
        </Message>
      </div>
      {insurances}
    </Page>
  ),
};
