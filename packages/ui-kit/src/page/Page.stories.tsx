import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button';
import { Card, CardLink } from '../card/Card';
import { Link } from '../link/Link';
import { Message } from '../message/Message';
import { Skeleton } from '../skeleton/Skeleton';
import { TextField } from '../text-field/TextField';
import { CardGrid, Page, PageTitle, Section } from './Page';

/**
 * The frame of every page: `Page` sets the width and the spacing, `PageTitle` is the only `<h1>`,
 * each `Section` has a heading, and `CardGrid` lays out cards.
 */
const meta = {
  title: 'Layout/Page',
  id: 'ui-kit-page',
  component: Page,
  subcomponents: { PageTitle, Section, CardGrid },
  tags: ['stable', 'autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const agreements = [
  ['Reiseforsikring', 'Hele familien, i hele verden'],
  ['Innboforsikring', 'Storgata 1, 0155 Oslo'],
  ['Bilforsikring', 'AB 12345, kasko'],
  ['Barneforsikring', 'Nora, født 2019'],
];
const title = { margin: 0, fontSize: 'var(--ui-font-size-heading-3)' };
const text = { margin: 'var(--ui-space-1) 0 0', color: 'var(--ui-color-text-muted)' };

/** A page with a title, its lead, and cards in a section with an action. */
export const Default: Story = {
  render: () => (
    <Page>
      <PageTitle lead="Her ser du alle forsikringene dine, og hva de koster.">
        Forsikringsoversikt
      </PageTitle>
      <Section heading="Forsikringene dine" actions={<Link href="#skade">Meld skade</Link>}>
        <CardGrid>
          {agreements.map(([name, description]) => (
            <li key={name}>
              <Card>
                <h3 style={title}>
                  <CardLink href={`#${name}`}>{name}</CardLink>
                </h3>
                <p style={text}>{description}</p>
              </Card>
            </li>
          ))}
        </CardGrid>
      </Section>
    </Page>
  ),
};

/** A form directly below the title, at the distance of a section. */
export const WithForm: Story = {
  render: () => (
    <Page>
      <PageTitle lead="Vi bruker den når noe haster.">Kontaktinformasjon</PageTitle>
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField label="E-post" type="email" />
        <Button type="submit">Lagre</Button>
      </form>
    </Page>
  ),
  play: ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLElement;
    const lead = canvas.getByText(/når noe haster/).getBoundingClientRect();
    expect(form.getBoundingClientRect().top - lead.bottom).toBeGreaterThan(24);
  },
};

/** Nothing yet. */
export const Empty: Story = {
  render: () => (
    <Page>
      <PageTitle>Tilbud</PageTitle>
      <Section heading="Du har ingen tilbud">
        <p>Når du har bedt om en pris, finner du den her i 30 dager.</p>
      </Section>
    </Page>
  ),
};

/** Loading: the title is shown, and skeletons hold the place of the cards. */
export const OnItsWay: Story = {
  render: () => (
    <Page>
      <PageTitle>Forsikringsoversikt</PageTitle>
      <Section heading="Forsikringene dine">
        <CardGrid aria-hidden="true">
          {agreements.map(([name]) => (
            <li key={name}>
              <Card>
                <Skeleton shape="text" width="60%" />
                <Skeleton shape="text" width="85%" />
              </Card>
            </li>
          ))}
        </CardGrid>
      </Section>
    </Page>
  ),
};

/** Long words break at their soft hyphens. */
export const LongWords: Story = {
  render: () => (
    <Page>
      <PageTitle lead="Uførepensjonsforsikring og barneulykkesforsikring i én avtale.">
        Person&shy;forsikrings&shy;vilkårs&shy;endringer
      </PageTitle>
      <Section heading="Ansvars&shy;forsikrings&shy;bestemmelser">
        <Message>
          <p>Vilkårene gjelder fra hovedforfall.</p>
        </Message>
      </Section>
    </Page>
  ),
};
