import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Loader } from '../loader/Loader';
import { Message } from '../message/Message';
import { TextsProvider } from './TextsProvider';

describe('TextsProvider', () => {
  test('is not needed for bokmål', () => {
    render(<Loader />);
    expect(screen.getByText('Vennligst vent')).toBeVisible();
  });

  test('uses bokmål without a language', () => {
    render(
      <TextsProvider>
        <Loader />
      </TextsProvider>,
    );
    expect(screen.getByText('Vennligst vent')).toBeVisible();
  });

  test('gives way to the `texts` of a part, text by text', () => {
    render(
      <TextsProvider language="nn">
        <Message role="status" variant="success" texts={{ info: 'Til orientering' }}>
          Lagra.
        </Message>
      </TextsProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Vellukka: Lagra.');
  });

  test('keeps a text when a prop is undefined', () => {
    render(<Loader texts={{ label: undefined }} />);
    expect(screen.getByText('Vennligst vent')).toBeVisible();
  });

  test('is overridden by a nearer provider, and follows a change', () => {
    const inside = (language: 'nn' | 'en') => (
      <TextsProvider language="nb">
        <TextsProvider language={language}>
          <Loader />
        </TextsProvider>
      </TextsProvider>
    );
    const { rerender } = render(inside('nn'));
    expect(screen.getByText('Vent litt')).toBeVisible();
    rerender(inside('en'));
    expect(screen.getByText('Please wait')).toBeVisible();
  });
});
