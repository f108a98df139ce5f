import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Loader } from '../loader/Loader';
import { Message } from '../message/Message';
import { TextsProvider } from './TextsProvider';

describe('TextsProvider', () => {
  it('is not needed for bokmål', () => {
    render(<Loader />);
    expect(screen.getByText('Vennligst vent')).toBeVisible();
  });

  it('speaks bokmål when no language is named', () => {
    render(
      <TextsProvider>
        <Loader />
      </TextsProvider>,
    );
    expect(screen.getByText('Vennligst vent')).toBeVisible();
  });

  it('yields to what a part is told itself, text by text', () => {
    render(
      <TextsProvider language="nn">
        <Message role="status" variant="success" texts={{ info: 'Til orientering' }}>
          Lagra.
        </Message>
      </TextsProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Vellukka: Lagra.');
  });

  it('never loses a text to a prop that is undefined', () => {
    render(<Loader texts={{ label: undefined }} />);
    expect(screen.getByText('Vennligst vent')).toBeVisible();
  });

  it('lets the nearest provider decide, and follows a change', () => {
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
