import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { describeField } from '../internals/describeField';
import { TextField } from './TextField';

const box = () => screen.getByRole('textbox');

describe('TextField', () => {
  describeConformance(<TextField label="E-post" />);
  describeField({ view: (props) => <TextField label="E-post" {...props} />, field: box });

  test('is named by its label, and gets the focus by a press on the label', async () => {
    render(<TextField label="E-post" type="email" autoComplete="email" inputMode="email" />);
    await userEvent.click(screen.getByText('E-post'));
    await userEvent.keyboard('kari@bank.example');
    expect(screen.getByRole('textbox', { name: 'E-post' })).toHaveValue('kari@bank.example');
    expect(box()).toHaveAttribute('autocomplete', 'email');
    expect(box()).toHaveAttribute('inputmode', 'email');
  });

  test('submits its text with a form, and resets with the form', async () => {
    render(
      <form aria-label="Kontakt">
        <TextField label="E-post" name="epost" defaultValue="kari@bank.example" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    await userEvent.type(box(), '.no');
    expect([...new FormData(form)]).toEqual([['epost', 'kari@bank.example.no']]);
    form.reset();
    expect(box()).toHaveValue('kari@bank.example');
  });

  test('is described by its help, its units and the given aria-describedby', () => {
    render(
      <>
        <p id="merknad">Gjelder fra i morgen.</p>
        <TextField
          label="Egenandel"
          description="Mellom 2000 og 20 000."
          prefix="fra"
          suffix="kr"
          aria-describedby="merknad"
        />
      </>,
    );
    expect(box()).toHaveAccessibleDescription(
      'fra kr Gjelder fra i morgen. Mellom 2000 og 20 000.',
    );
  });

  test('keeps a given id, and has a unique one without', () => {
    render(
      <>
        <TextField label="E-post" id="epost" error="Feil" />
        <TextField label="Mobil" error="Mangler" />
      </>,
    );
    expect(screen.getByLabelText('E-post')).toHaveAttribute('id', 'epost');
    expect(screen.getByLabelText('E-post')).toHaveAccessibleDescription('Feil');
    expect(screen.getByLabelText('Mobil')).toHaveAccessibleDescription('Mangler');
  });

  test('keeps a given aria-invalid', () => {
    render(<TextField label="E-post" aria-invalid="true" />);
    expect(box()).toBeInvalid();
  });
});
