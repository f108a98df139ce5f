import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { ErrorPage } from './ErrorPage';

describe('ErrorPage', () => {
  describeConformance(<ErrorPage title="Noe har gått galt" />);

  test('says what happened and what can be done, and has a link to continue', () => {
    render(
      <ErrorPage
        title="Noe har gått galt"
        lead="Prøv igjen om litt."
        actions={<a href="/oversikt">Til forsikringsoversikten</a>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('Prøv igjen om litt.');
    expect(screen.getByRole('link', { name: 'Til forsikringsoversikten' })).toBeVisible();
  });

  test('shows a picture instead of the icon', () => {
    const { rerender } = render(<ErrorPage title="Noe har gått galt" />);
    const icon = () => document.querySelector('.ui-status-icon');
    expect(icon()).toBeInTheDocument();
    rerender(<ErrorPage title="Noe har gått galt" picture={<img src="ledning.svg" alt="" />} />);
    expect(screen.getByRole('presentation')).toBeVisible();
    expect(icon()).not.toBeInTheDocument();
  });

  test('lets its heading take the focus', () => {
    const heading = createRef<HTMLHeadingElement>();
    render(<ErrorPage title="Noe har gått galt" headingRef={heading} />);
    heading.current?.focus();
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
