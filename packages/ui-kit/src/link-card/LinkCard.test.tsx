import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { LinkCard } from './LinkCard';

/** As a router's: it takes `to` instead of `href`. */
const RouterLink = ({ to, ...props }: { to: string }) => <a {...props} href={to} />;

describe('LinkCard', () => {
  describeConformance(<LinkCard title="Dokumenter" href="/dokumenter" />);

  test('is one link, named by its title alone', () => {
    render(
      <LinkCard title="Dokumenter" href="/dokumenter" icon={<svg />}>
        <p>Du har uleste meldinger</p>
      </LinkCard>,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Dokumenter');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/dokumenter');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('has a heading with `headingLevel`', () => {
    render(<LinkCard title="Dokumenter" headingLevel={3} href="/dokumenter" />);
    expect(screen.getByRole('heading', { level: 3, name: 'Dokumenter' })).toBeVisible();
  });

  test('lets a router render the link', () => {
    render(<LinkCard title="Dokumenter" render={<RouterLink to="/dokumenter" />} />);
    expect(screen.getByRole('link', { name: 'Dokumenter' })).toHaveAttribute('href', '/dokumenter');
    expect(screen.getByRole('link')).toHaveClass('ui-card-link');
  });
});
