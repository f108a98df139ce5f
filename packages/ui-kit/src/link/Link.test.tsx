import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Link } from './Link';

describe('Link', () => {
  describeConformance(<Link href="/tilbud">Tilbud</Link>, { takesRender: true });

  test('stays in the tab it was followed in', () => {
    render(<Link href="/tilbud">Tilbud</Link>);
    expect(screen.getByRole('link', { name: 'Tilbud' })).not.toHaveAttribute('target');
  });
});
