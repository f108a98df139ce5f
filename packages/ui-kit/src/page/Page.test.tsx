import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { CardGrid, Page, PageTitle, Section } from './Page';

describe('Page', () => {
  describeConformance(<Page>Innhold</Page>);

  test('is the main content, with a title and parts under headings', () => {
    render(
      <Page>
        <PageTitle lead="Her ser du alle forsikringene dine.">Forsikringsoversikt</PageTitle>
        <Section heading="Tilbud">Ingen tilbud akkurat nå.</Section>
      </Page>,
    );
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
    expect(main.getByText('Her ser du alle forsikringene dine.')).toBeVisible();
    expect(main.getByRole('heading', { level: 2, name: 'Tilbud' })).toBeVisible();
  });
});

describe('PageTitle', () => {
  describeConformance(<PageTitle>Forsikringsoversikt</PageTitle>);
});

describe('Section', () => {
  describeConformance(<Section heading="Tilbud" />);

  test('is a region with the name of its heading, or with one of its own', () => {
    const { rerender } = render(<Section heading="Tilbud" />);
    expect(screen.getByRole('region', { name: 'Tilbud' })).toBeInTheDocument();
    rerender(<Section heading="Tilbud" aria-label="Tilbudene dine" />);
    expect(screen.getByRole('region', { name: 'Tilbudene dine' })).toBeInTheDocument();
  });

  test('shows its actions after the heading, not in the heading', () => {
    render(<Section heading="Forsikringene dine" actions={<a href="#skade">Meld skade</a>} />);
    const heading = screen.getByRole('heading', { name: 'Forsikringene dine' });
    expect(heading.nextElementSibling).toBe(screen.getByRole('link', { name: 'Meld skade' }));
  });
});

describe('CardGrid', () => {
  describeConformance(<CardGrid />);

  test('says how many there are, in Safari too', () => {
    render(
      <CardGrid>
        <li>Reise</li>
        <li>Innbo</li>
      </CardGrid>,
    );
    expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
