import { fireEvent, render, screen } from '@testing-library/react';
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

  test('has of an e-mail address what is seen, in its handler and its form', async () => {
    const texts: string[] = [];
    render(
      <form aria-label="Kontakt">
        <TextField
          label="E-post"
          name="epost"
          type="email"
          onChange={({ target }) => texts.push(target.value)}
        />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    await userEvent.click(box());
    await userEvent.paste(' \u200bka\u00adri@bla\u030ab\u00e6r.no\ufeff\u00a0');
    await userEvent.keyboard('{ArrowLeft>3/} ');
    expect(texts).toEqual(['kari@blåbær.no', 'kari@blåbær .no']);
    expect(box()).toBeInvalid();
    await userEvent.keyboard('{Backspace}x');
    expect([...new FormData(form)]).toEqual([['epost', 'kari@blåbærx.no']]);
    expect(form.checkValidity()).toBe(true);
    expect(box()).toHaveAttribute('autocomplete', 'email');
  });

  test.each([{ isComposing: true }, {}])(
    'leaves an address alone during a composition (%o)',
    (event) => {
      render(<TextField label="E-post" type="email" />);
      fireEvent.input(box(), { target: { value: 'kari ' }, ...event });
      expect(box()).toHaveValue('isComposing' in event ? 'kari ' : 'kari');
    },
  );

  test('keeps a given aria-invalid', () => {
    render(<TextField label="E-post" aria-invalid="true" />);
    expect(box()).toBeInvalid();
  });
});
