import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Message, type MessageProps } from './Message';

describe('Message', () => {
  describeConformance(<Message>Vi har fått meldingen din.</Message>);

  test.each<[MessageProps['variant'], string]>([
    [undefined, 'Informasjon'],
    ['info', 'Informasjon'],
    ['success', 'Vellykket'],
    ['warning', 'Advarsel'],
    ['error', 'Feil'],
  ])('names %s for people who do not see its colour', (variant, name) => {
    render(
      <Message variant={variant} role="status">
        Prøv igjen senere.
      </Message>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(`${name}: Prøv igjen senere.`);
  });

  test('puts the title first', () => {
    render(
      <Message variant="error" role="alert" title="Vi fikk ikke lagret">
        <p>Prøv igjen senere.</p>
      </Message>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Feil: Vi fikk ikke lagret ?Prøv igjen senere\.$/,
    );
  });

  test('has no role unless one is given', () => {
    render(<Message variant="error">Prøv igjen senere.</Message>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('takes another name for a variant', () => {
    render(
      <Message role="status" texts={{ info: 'Viktig' }}>
        Vilkårene er endret.
      </Message>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Viktig: Vilkårene er endret.');
  });
});
