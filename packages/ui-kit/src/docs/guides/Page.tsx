import { Card } from '../../card/Card';
import { CardGrid, PageTitle, Section } from '../../page/Page';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <div>
          <PageTitle lead="Alt du har hos oss.">Oversikt</PageTitle>
          <Section heading="Forsikringene dine">
            <CardGrid>
              <li>
                <Card>Bil</Card>
              </li>
              <li>
                <Card>Reise</Card>
              </li>
            </CardGrid>
          </Section>
        </div>
      ),
      doText: 'One title, sections with headings, cards as a list.',
      dont: (
        <div>
          <Section heading="Oversikt">
            <p style={{ marginBlockStart: 'var(--ui-space-7)' }}>Alt du har hos oss.</p>
            <Card>Bil</Card>
            <Card>Reise</Card>
          </Section>
        </div>
      ),
      dontText: 'A section in the place of the title, and margins of one’s own.',
    },
  ],
  example: (
    <div>
      <PageTitle lead="Alt du har hos oss.">Oversikt</PageTitle>
      <Section heading="Forsikringene dine">
        <CardGrid>
          <li>
            <Card>Bil</Card>
          </li>
        </CardGrid>
      </Section>
    </div>
  ),
  elements: {
    page: 'The main content, in the width of the page.',
    'page-lead': 'What the page is for, in a sentence.',
    section: 'A part of the page, with its heading.',
    'card-grid': 'As many columns as have room.',
  },
  accessibility: [
    '`Page` is the `main` landmark with the id that the `SkipLink` leads to.',
    '`PageTitle` is the only `<h1>`. Move the focus to it after a change of page.',
  ],
  content: ['Titles are nouns, headings too: `Tilbud`, `Forsikringene dine`.'],
};
