import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChangeEvent, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { describeField } from '../internals/describeField';
import { TextField } from './TextField';

const box = () => screen.getByRole('textbox');

/** A page that keeps a number. */
function Amount() {
  const [value, setValue] = useState(3);
  const read = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.valueAsNumber);
  return <TextField label="Antall" type="number" value={value} onChange={read} />;
}

/** A form with an e-mail address, and the texts that its handler gets. */
function showEmailForm() {
  const texts: string[] = [];
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => texts.push(target.value);
  render(
    <form aria-label="Kontakt">
      <TextField label="E-post" name="epost" type="email" onChange={onChange} />
    </form>,
  );
  return { texts, form: screen.getByRole<HTMLFormElement>('form') };
}

describe('TextField', () => {
  describeConformance(<TextField label="E-post" />);
  describeField({ view: (props) => <TextField label="E-post" {...props} />, field: box });

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

  test('has of an e-mail address what is seen, in its handler and its form', async () => {
    const { texts, form } = showEmailForm();
    await userEvent.click(screen.getByText('E-post'));
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

  test('has of an e-mail address what is seen after a composition, and when it was filled in without events', () => {
    const { texts, form } = showEmailForm();
    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: 'kari\u200b@x.no' }, isComposing: true });
    fireEvent.compositionEnd(box());
    expect(box()).toHaveValue('kari@x.no');
    expect(texts.at(-1)).toBe('kari@x.no');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(box(), ' ola\u00ad@x.no');
    form.addEventListener('submit', (event) => event.preventDefault());
    fireEvent.submit(form);
    expect([...new FormData(form)]).toEqual([['epost', 'ola@x.no']]);
  });

  test('keeps a number as people write it, and warns of `type="number"`, which loses such a number', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rerender } = render(<TextField label="Beløp" inputMode="decimal" />);
    await userEvent.click(box());
    await userEvent.paste('1 234,50');
    expect(box()).toHaveValue('1 234,50');
    expect(warn).not.toHaveBeenCalled();
    rerender(<TextField label="Beløp" type="number" />);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('inputMode="decimal"'));
  });

  test('keeps how a number is written for a page that controls it as a number', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Amount />);
    const number = screen.getByRole<HTMLInputElement>('spinbutton');
    for (const text of ['3.0', '3.05']) {
      fireEvent.input(number, { target: { value: text } });
      expect(number.value).toBe(text);
    }
  });

  test('shows the text of the page that controls it, also when the page refuses or changes an edit', async () => {
    const page = (value: string) => <TextField label="Reg.nr." value={value} />;
    const { rerender } = render(page(''));
    await userEvent.type(box(), 'ab');
    expect(box()).toHaveValue('');
    rerender(page('AB 12'));
    expect(box()).toHaveValue('AB 12');
    const heard = vi.fn();
    rerender(<TextField label="Reg.nr." value="AB 12" onChange={heard} />);
    await userEvent.clear(box());
    expect(heard).toHaveBeenCalledOnce();
    expect(box()).toHaveValue('AB 12');
  });

  test('keeps a given aria-invalid', () => {
    render(<TextField label="E-post" aria-invalid="true" />);
    expect(box()).toBeInvalid();
  });
});
