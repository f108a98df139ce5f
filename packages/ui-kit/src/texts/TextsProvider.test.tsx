import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Loader } from '../loader/Loader';
import { Message } from '../message/Message';
import { TextsProvider } from './TextsProvider';

describe('TextsProvider', () => {
  test.each([
    ['without a provider', <Loader key="1" />],
    [
      'without a language',
      <TextsProvider key="2">
        <Loader />
      </TextsProvider>,
    ],
    ['for an undefined text', <Loader key="3" texts={{ label: undefined }} />],
  ])('uses bokmål %s', (_, part) => {
    render(part);
    expect(screen.getByText('Vennligst vent')).toBeVisible();
  });

  test('lets the `texts` of a part replace single texts', () => {
    render(
      <TextsProvider language="nn">
        <Message role="status" variant="success" texts={{ info: 'Til orientering' }}>
          Lagra.
        </Message>
      </TextsProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Vellukka: Lagra.');
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
