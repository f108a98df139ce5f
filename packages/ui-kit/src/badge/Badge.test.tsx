import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Badge } from './Badge';

describe('Badge', () => {
  describeConformance(<Badge count={3} label="tilbud" />);

  test('names what it counts for screen readers', () => {
    render(
      <a href="/tilbud">
        Tilbud <Badge count={3} label="tilbud" />
      </a>,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName(/^Tilbud 3 ?tilbud$/);
  });

  test.each([0, -1, Number.NaN])('renders nothing for %s', (count) => {
    const { container } = render(<Badge count={count} label="tilbud" />);
    expect(container).toBeEmptyDOMElement();
  });

  test.each([
    [99, undefined, '99'],
    [100, undefined, '99+'],
    [10, 9, '9+'],
  ])('writes %s of at most %s as %s', (count, max, text) => {
    render(<Badge count={count} max={max} label="" data-testid="badge" />);
    expect(screen.getByTestId('badge').textContent?.trim()).toBe(text);
  });
});
