import {
  Button,
  Card,
  CardGrid,
  LoadingRegion,
  Page,
  PageTitle,
  Section,
  Skeleton,
} from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

/**
 * Content that is on its way. Parts: `LoadingRegion`, `Skeleton`, `Button` with `loading`.
 *
 * 1. Titles, headings and buttons that are known are shown at once.
 * 2. Skeletons have the size of the coming content, so that nothing moves.
 * 3. One region around the content tells screen readers when loading starts and ends.
 * 4. Data that was shown before stays while it is fetched again.
 *
 * - **Do** put the loader into the button for an action that the person has started.
 * - **Don't** cover the page with a loader.
 */
const meta = {
  title: 'Patterns/Loading',
  id: 'patterns-loading',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Insurance({ name, price }: { name?: string; price?: string }) {
  // A skeleton is as high as a line of the text around it, and so needs the type of the heading. A heading without text is
  // none for screen readers.
  const Heading = name ? 'h3' : 'div';
  return (
    <li>
      <Card>
        <Heading style={{ margin: 0, fontSize: 'var(--ui-font-size-heading-3)' }}>
          {name ?? <Skeleton shape="text" width="9rem" />}
        </Heading>
        <p style={{ marginBlockEnd: 0 }}>{price ?? <Skeleton shape="text" width="5rem" />}</p>
      </Card>
    </li>
  );
}

/** A page whose list is loading. */
export const Default: Story = {
  name: 'A page',
  render: () => (
    <Page>
      <PageTitle>Oversikt</PageTitle>
      <Section heading="Forsikringene dine">
        <LoadingRegion loading>
          <CardGrid>
            <Insurance />
            <Insurance />
            <Insurance />
          </CardGrid>
        </LoadingRegion>
      </Section>
    </Page>
  ),
};

/** The same page when the list has arrived: everything is where its skeleton was. */
export const Loaded: Story = {
  render: () => (
    <Page>
      <PageTitle>Oversikt</PageTitle>
      <Section heading="Forsikringene dine">
        <LoadingRegion loading={false}>
          <CardGrid>
            <Insurance name="Bilforsikring" price="642 kr/md" />
            <Insurance name="Reiseforsikring" price="189 kr/md" />
            <Insurance name="Innboforsikring" price="210 kr/md" />
          </CardGrid>
        </LoadingRegion>
      </Section>
    </Page>
  ),
};

function Save({ defaultSaving = false }) {
  const [saving, setSaving] = useState(defaultSaving);
  return (
    <Button loading={saving} onClick={() => setSaving(true)}>
      Lagre endringer
    </Button>
  );
}

/** An action that the person has started. The button keeps its width and the focus. */
export const Action: Story = { render: () => <Save defaultSaving /> };

export const FromPressToAction: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Save />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};
