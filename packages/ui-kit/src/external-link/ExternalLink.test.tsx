import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { TextsProvider } from '../texts/TextsProvider';
import { ExternalLink } from './ExternalLink';

const terms = 'https://fjordtrygd.example/vilkar';

describe('ExternalLink', () => {
  describeConformance(<ExternalLink href={terms}>Vilkår</ExternalLink>, { takesRender: true });

  test('opens a new tab, and announces it before the link is followed', () => {
    render(<ExternalLink href={terms}>Vilkår</ExternalLink>);
    const link = screen.getByRole('link', { name: /^Vilkår ?\(åpnes i ny fane\)$/ });
    expect(link).toHaveAttribute('href', terms);
    expect(link).toHaveAttribute('target', '_blank');
  });

  test.each([
    [`${terms}.pdf`, 'pdf'],
    [`${terms}.PDF`, 'pdf'],
    [`${terms}.pdf?utgave=2`, 'pdf'],
    [`${terms}.pdf#side=3`, 'pdf'],
    [`${terms}.pdfs`, 'ny fane'],
    [`${terms}/pdf`, 'ny fane'],
    ['https://pdf.example/', 'ny fane'],
  ])('says that %s opens in %s', (href, place) => {
    render(<ExternalLink href={href}>Vilkår</ExternalLink>);
    const name = new RegExp(`^Vilkår ?\\(åpnes i ${place}\\)$`);
    expect(screen.getByRole('link')).toHaveAccessibleName(name);
  });

  test('has `noopener`, whatever `rel` is given', () => {
    const { rerender } = render(<ExternalLink href={terms}>Vilkår</ExternalLink>);
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
    rerender(
      <ExternalLink href={terms} rel="nofollow">
        Vilkår
      </ExternalLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener nofollow');
  });

  test('announces the new tab in the language of the page', () => {
    render(
      <TextsProvider language="en">
        <ExternalLink href={terms}>Terms</ExternalLink>
      </TextsProvider>,
    );
    expect(screen.getByRole('link', { name: /^Terms ?\(opens in a new tab\)$/ })).toBeVisible();
  });
});
