import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Tag } from './Tag';

describe('Tag', () => {
  describeConformance(<Tag>Fornyelse</Tag>, { takesRender: true });

  test('says its word in every variant', () => {
    const { rerender } = render(<Tag>Fornyelse</Tag>);
    expect(screen.getByText('Fornyelse')).toHaveAttribute('data-variant', 'neutral');
    rerender(<Tag variant="warning">Midlertidig</Tag>);
    expect(screen.getByText('Midlertidig').parentElement).toHaveAttribute(
      'data-variant',
      'warning',
    );
  });

  test('has an icon for a status, which screen readers skip', () => {
    const { container, rerender } = render(<Tag>Fornyelse</Tag>);
    expect(container.querySelector('svg')).toBeNull();
    rerender(<Tag variant="error">Ikke betalt</Tag>);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
