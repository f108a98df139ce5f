import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Button } from './Button';

const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());

describe('Button', () => {
  describeConformance(<Button>Lagre</Button>, { takesRender: true });

  test('sends a form only with the type `submit`', async () => {
    onSubmit.mockClear();
    render(
      <form onSubmit={onSubmit}>
        <Button>Avbryt</Button>
        <Button type="submit">Send inn</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send inn' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('has the primary variant by default', () => {
    const { rerender } = render(<Button>Lagre</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('data-variant', 'primary');
    rerender(<Button variant="tertiary">Lagre</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('data-variant', 'tertiary');
  });

  test('keeps the given aria-disabled', () => {
    const { rerender } = render(<Button aria-disabled="true">Lagre</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    rerender(<Button>Lagre</Button>);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
  });
});

describe('Button while its action is under way', () => {
  test('refuses clicks and keys, and says that it is busy', async () => {
    const onClick = vi.fn();
    render(
      <Button loading onClick={onClick}>
        Lagre
      </Button>,
    );
    const button = screen.getByRole('button', { name: /^Lagre ?Vennligst vent$/ });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
  });

  test('refuses to send its form a second time, from a field too', async () => {
    onSubmit.mockClear();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="E-post" />
        <Button type="submit" loading>
          Send inn
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), 'kari@epost.no{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
