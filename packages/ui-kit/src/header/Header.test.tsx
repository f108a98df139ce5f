import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Button } from '../button/Button';
import { describeConformance } from '../internals/describeConformance';
import { Header, HeaderLogo } from './Header';

describe('Header', () => {
  describeConformance(<Header logo="Demobanken" />);

  test('is the banner of the page, with the logo before the buttons', () => {
    render(
      <Header logo={<a href="/">Demobanken</a>}>
        <Button variant="tertiary">Logg ut</Button>
      </Header>,
    );
    const banner = within(screen.getByRole('banner'));
    const logo = banner.getByRole('link', { name: 'Demobanken' });
    const button = banner.getByRole('button', { name: 'Logg ut' });
    expect(logo.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

test('has the brand of `theme`, and its logo in the middle with `logoAlignment`', () => {
  render(<Header logo="Demobanken" theme="fremtind" logoAlignment="center" />);
  expect(screen.getByRole('banner')).toHaveAttribute('data-brand', 'fremtind');
  expect(screen.getByRole('banner')).toHaveAttribute('data-logo', 'center');
});

describe('HeaderLogo', () => {
  describeConformance(<HeaderLogo href="/">Demobanken</HeaderLogo>, { takesRender: true });
});
