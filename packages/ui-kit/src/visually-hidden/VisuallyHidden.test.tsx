import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  describeConformance(<VisuallyHidden>Gammel pris</VisuallyHidden>);

  test('is part of the name of a control', () => {
    render(
      <button type="button">
        Endre<VisuallyHidden> e-post</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: /^Endre ?e-post$/ })).toBeVisible();
  });
});
