import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { TextsProvider } from '../texts/TextsProvider';
import { TextField, type TextFieldProps } from './TextField';

const box = () => screen.getByRole('textbox');

describe('TextField', () => {
  describeConformance(<TextField label="E-post" />);

  test('is named by its label, and gets the focus by a press on the label', async () => {
    render(<TextField label="E-post" type="email" autoComplete="email" inputMode="email" />);
    await userEvent.click(screen.getByText('E-post'));
    await userEvent.keyboard('kari@bank.example');
    expect(screen.getByRole('textbox', { name: 'E-post' })).toHaveValue('kari@bank.example');
    expect(box()).toHaveAttribute('autocomplete', 'email');
    expect(box()).toHaveAttribute('inputmode', 'email');
  });

  test('submits its text with a form, and resets with it', async () => {
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

  test('refers to no id that is not in the page', () => {
    render(<TextField label="E-post" />);
    expect(box()).not.toHaveAttribute('aria-describedby');
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  test('marks an optional field, in the language of the page', () => {
    const field = <TextField label="Telefon" optional />;
    const { rerender } = render(field);
    expect(screen.getByRole('textbox', { name: 'Telefon (valgfritt)' })).toBeInTheDocument();
    rerender(<TextsProvider language="nn">{field}</TextsProvider>);
    expect(screen.getByRole('textbox', { name: 'Telefon (valfritt)' })).toBeInTheDocument();
    rerender(<TextField label="Telefon" optional texts={{ optional: 'om du vil' }} />);
    expect(screen.getByRole('textbox', { name: 'Telefon (om du vil)' })).toBeInTheDocument();
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
});

describe('TextField with an error', () => {
  const field = (error?: TextFieldProps['error']) => (
    <TextField label="E-post" description="Vi sender deg beskjed." error={error} />
  );

  test('is invalid and described by the error until the error is gone', () => {
    const { rerender } = render(field('E-postadressen er ikke gyldig'));
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(
      'Vi sender deg beskjed. E-postadressen er ikke gyldig',
    );
    rerender(field());
    expect(box()).toBeValid();
    expect(box()).toHaveAccessibleDescription('Vi sender deg beskjed.');
    expect(screen.queryByText('E-postadressen er ikke gyldig')).not.toBeInTheDocument();
  });

  test('has an empty live region for its error from the first paint', () => {
    const { rerender } = render(field(), { wrapper: StrictMode });
    const place = document.querySelector('[aria-live=polite]');
    expect(place).toBeEmptyDOMElement();
    rerender(field('Du må fylle inn e-post'));
    expect(screen.getByText('Du må fylle inn e-post').closest('[aria-live]')).toBe(place);
  });

  test('keeps a given aria-invalid', () => {
    render(<TextField label="E-post" aria-invalid="true" />);
    expect(box()).toBeInvalid();
  });
});
