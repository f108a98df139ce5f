import { Card } from '../card/Card';
import { CardGrid, PageTitle, Section } from './Page';

export const pairs = [
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
    dont: (
      <div>
        <Section heading="Oversikt">
          <p style={{ marginBlockStart: 'var(--ui-space-7)' }}>Alt du har hos oss.</p>
          <Card>Bil</Card>
          <Card>Reise</Card>
        </Section>
      </div>
    ),
  },
];

export const anatomy = (
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
);
