import { virtual } from '@guidepup/virtual-screen-reader';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { TextsProvider } from '../texts/TextsProvider';
import { TextField, type TextFieldProps } from './TextField';

const box = () => screen.getByRole('textbox');

function Digits() {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Mobilnummer"
      value={value}
      onChange={(event) => setValue(event.target.value.replace(/\D/g, ''))}
    />
  );
}

describe('TextField', () => {
  describeConformance(<TextField label="E-post" />);

  it('is called what its label says, and is typed in after a press on the label', async () => {
    render(<TextField label="E-post" type="email" autoComplete="email" inputMode="email" />);
    await userEvent.click(screen.getByText('E-post'));
    await userEvent.keyboard('kari@bank.example');
    expect(screen.getByRole('textbox', { name: 'E-post' })).toHaveValue('kari@bank.example');
    expect(box()).toHaveAttribute('autocomplete', 'email');
    expect(box()).toHaveAttribute('inputmode', 'email');
  });

  it('sends its text with an ordinary form, and gives the first one back on reset', async () => {
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

  it('shows what its user holds, and nothing else', async () => {
    render(<Digits />);
    await userEvent.type(box(), '9a1b2');
    expect(box()).toHaveValue('912');
  });

  it('gives its help, its units and what its user points to as the description', () => {
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

  it('points to nothing that is not there', () => {
    render(<TextField label="E-post" />);
    expect(box()).not.toHaveAttribute('aria-describedby');
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  it('marks a field that may be left empty, in the language of the page', () => {
    const field = <TextField label="Telefon" optional />;
    const { rerender } = render(field);
    expect(screen.getByRole('textbox', { name: 'Telefon (valgfritt)' })).toBeInTheDocument();
    rerender(<TextsProvider language="nn">{field}</TextsProvider>);
    expect(screen.getByRole('textbox', { name: 'Telefon (valfritt)' })).toBeInTheDocument();
    rerender(<TextField label="Telefon" optional texts={{ optional: 'om du vil' }} />);
    expect(screen.getByRole('textbox', { name: 'Telefon (om du vil)' })).toBeInTheDocument();
  });

  it('keeps its id when it is given one, and has its own beside others when not', () => {
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

describe('TextField that is filled in wrongly', () => {
  const field = (error?: TextFieldProps['error']) => (
    <TextField label="E-post" description="Vi sender deg beskjed." error={error} />
  );

  it('is invalid, says why, and no longer does once it is right', () => {
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

  it('keeps the place of its error in the page, empty, from the first paint', () => {
    const { rerender } = render(field(), { wrapper: StrictMode });
    const place = document.querySelector('[aria-live]');
    expect(place).toBeEmptyDOMElement();
    rerender(field('Du må fylle inn e-post'));
    expect(screen.getByText('Du må fylle inn e-post').closest('[aria-live]')).toBe(place);
  });

  it('keeps an aria-invalid of its user', () => {
    render(<TextField label="E-post" aria-invalid="true" />);
    expect(box()).toBeInvalid();
  });
});

describe('a screen reader', () => {
  afterEach(() => virtual.stop());

  it('hears the error when it comes, and again with the field', async () => {
    const { rerender } = render(<TextField label="E-post" defaultValue="kari" />);
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
    rerender(
      <TextField label="E-post" defaultValue="kari" error="E-postadressen er ikke gyldig" />,
    );
    await vi.waitFor(async () =>
      expect(await virtual.spokenPhraseLog()).toEqual(['polite: E-postadressen er ikke gyldig']),
    );
    while (!/^textbox/.test(await virtual.lastSpokenPhrase())) await virtual.next();
    expect(await virtual.lastSpokenPhrase()).toBe(
      'textbox, E-post, kari, E-postadressen er ikke gyldig, invalid',
    );
  });
});
