import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeChanges } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { describeField } from '../internals/describeField';
import { DateField, type DateFieldProps } from './DateField';

const field = (props?: Partial<DateFieldProps>) => <DateField label="Skadedato" {...props} />;
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Skadedato/ });

/** Replaces the text, and leaves the field. */
function write(text: string) {
  fireEvent.input(box(), { target: { value: text } });
  act(() => void box().dispatchEvent(new Event('change', { bubbles: true })));
}

/** A page that sets the date itself. */
function Page() {
  const [date, setDate] = useState<string | null>(null);
  return (
    <>
      {field({ value: date, onValueChange: (next) => setDate(next) })}
      <button type="button" onClick={() => setDate('2026-11-25')}>
        I dag
      </button>
    </>
  );
}

/** A page that keeps what a form sends. */
function TextPage({ heard }: { heard: unknown[] }) {
  const [text, setText] = useState('');
  const onValueChange: DateFieldProps['onValueChange'] = (_, details) => {
    heard.push(details.text);
    setText(details.text);
  };
  return (
    <form>
      {field({ value: text, onValueChange, name: 'dato', max: '2026-12-31' })}
      <button type="button" onClick={() => setText('')}>
        Tøm
      </button>
    </form>
  );
}

describe('DateField', () => {
  describeConformance(field());
  describeChanges({
    state: 'value',
    before: '2026-02-01',
    after: '2026-03-31',
    view: field,
    change: () => write('310326'),
    details: { text: '2026-03-31' },
    shown: () => box().value.split('.').reverse().join('-'),
  });
  describeField({ view: field, field: box });

  test.each(['31.02.2026', 'i går', '24.12.2030'])(
    'shows the text %s that a form has sent, with its error, at first and after a reset',
    async (text) => {
      render(<form>{field({ defaultValue: text, max: '2026-12-31', name: 'dato' })}</form>);
      const form = box().form as HTMLFormElement;
      const shows = () => {
        expect(box()).toHaveValue(text);
        expect(box()).toBeInvalid();
        expect(new FormData(form).get('dato')).toBe(text);
      };
      shows();
      write('1.2.2026');
      form.reset();
      await waitFor(shows);
    },
  );

  test.each([
    ['a text that is still being typed', (text: string) => userEvent.type(box(), text), '3.3.26'],
    ['an impossible date', write, '31.02.2026'],
  ])('takes back %s when its form is reset', async (_what, enter, text) => {
    render(<form>{field({ defaultValue: '2026-02-01', name: 'dato' })}</form>);
    await userEvent.clear(box());
    await enter(text);
    const form = box().form as HTMLFormElement;
    act(() => form.reset());
    await waitFor(() => expect(new FormData(form).get('dato')).toBe('2026-02-01'));
    expect(box()).toHaveValue('01.02.2026');
    await waitFor(() => expect(box()).toBeValid());
  });

  test('reads what a person types, and writes the whole date when the field is left', async () => {
    const onValueChange = vi.fn();
    render(field({ onValueChange }));
    await userEvent.type(box(), '1.2.2026');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(box()).toHaveValue('01.02.2026');
    expect(box()).toHaveAttribute('inputmode', 'numeric');
    write('  ');
    expect(box()).toHaveValue('');
    expect(onValueChange.mock.calls.map(([date]) => date)).toEqual(['2026-02-01', null]);
  });

  test('reads what the browser fills in', () => {
    const onValueChange = vi.fn();
    render(field({ onValueChange, autoComplete: 'bday' }));
    write('1980-05-17');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1980-05-17', expect.anything());
    expect(box()).toHaveValue('17.05.1980');
  });

  test('has the date before Enter submits the form', async () => {
    const sent = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent([...new FormData(event.currentTarget)]);
        }}
      >
        {field({ name: 'dato' })}
        <button type="submit">Lagre</button>
      </form>,
    );
    await userEvent.type(box(), '010226{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith([['dato', '2026-02-01']]);
    expect(box()).toHaveValue('01.02.2026');
  });

  test('takes two digits as a year that is not after `max`, or 20 years ahead at most', async () => {
    vi.setSystemTime('2026-11-25');
    const { rerender } = render(field());
    write('010246');
    expect(box()).toHaveValue('01.02.2046');
    write('010247');
    expect(box()).toHaveValue('01.02.1947');
    rerender(field({ max: '2026-11-25' }));
    write('010227');
    expect(box()).toHaveValue('01.02.1927');
  });

  test('writes a date that code sets as Norwegians do, and sends it', async () => {
    render(<form aria-label="Skade">{field({ name: 'dato' })}</form>);
    box().value = '2026-02-01';
    expect(box()).toHaveValue('01.02.2026');
    const form = screen.getByRole<HTMLFormElement>('form');
    await waitFor(() => expect([...new FormData(form)]).toEqual([['dato', '2026-02-01']]));
  });

  test('counts a limit that is no date as none, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(field({ value: '2026-02-01', max: 'i morgen' }));
    expect(box()).toBeValid();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('YYYY-MM-DD')]]);
  });
});

describe('DateField with a text that is no allowed date', () => {
  test.each([
    ['31.02.2026', 'Datoen finnes ikke. Sjekk dag og måned'],
    ['i går', 'Skriv dag, måned og år, for eksempel 01.02.2026 eller 01022026'],
    ['31.12.2025', 'Datoen kan ikke være før 01.01.2026'],
    ['01.01.2027', 'Datoen kan ikke være etter 31.12.2026'],
  ])('leaves and sends %s as it is, and says: %s', async (text, message) => {
    const props = { name: 'dato', min: '2026-01-01', max: '2026-12-31' };
    render(<form aria-label="Skade">{field(props)}</form>);
    const form = screen.getByRole<HTMLFormElement>('form');
    await userEvent.type(box(), text);
    expect(box()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(box()).toHaveValue(text);
    expect(box()).toHaveAccessibleDescription(message);
    expect(box().validationMessage).toBe(message);
    expect(form.checkValidity()).toBe(false);
    expect(new FormData(form).get('dato')).toBe(text);
    write('1.2.2026');
    expect(box()).toBeValid();
    expect(box()).not.toHaveAccessibleDescription();
  });

  test('passes its problem on with the date, and each new text that is no date', () => {
    const onValueChange = vi.fn();
    render(field({ onValueChange, defaultValue: '2026-02-01', max: '2026-12-31' }));
    for (const text of ['31.02.2026', '30.02.2026', 'i går', '', '01.01.2027', '1.1.26'])
      write(text);
    expect(onValueChange.mock.calls.map(([date, { problem }]) => [date, problem])).toEqual([
      [null, 'impossible'],
      [null, 'impossible'],
      [null, 'unreadable'],
      [null, undefined],
      ['2027-01-01', 'too-late'],
      ['2026-01-01', undefined],
    ]);
  });

  test('sends what stands in the field when code reads the form of a field that was filled in without events', () => {
    render(<form aria-label="Skade">{field({ name: 'dato', defaultValue: '2026-02-01' })}</form>);
    const form = screen.getByRole<HTMLFormElement>('form');
    const formData = new FormData(form);
    formData.set('navn', 'Kari');
    // As a password manager does, outside the page's scripts.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      box(),
      '310326',
    );
    // jsdom has no `formdata` event.
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    expect([...formData]).toEqual([
      ['dato', '2026-03-31'],
      ['navn', 'Kari'],
    ]);
  });

  test('keeps its error when a text is changed and changed back', async () => {
    render(field());
    await userEvent.type(box(), 'x');
    await userEvent.tab();
    await userEvent.type(box(), 'y{Backspace}');
    expect(box()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(box()).toHaveValue('x');
    expect(box()).toHaveAccessibleDescription();
  });

  test('passes on what was typed when the field goes, or is hidden by an `Activity`, before it is left', async () => {
    const onValueChange = vi.fn();
    const { unmount } = render(field({ onValueChange }));
    await userEvent.type(box(), '1.2.2026');
    unmount();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-02-01', expect.anything());
  });

  test('shows and removes the text of a page that keeps `details.text`', () => {
    const heard: unknown[] = [];
    render(<TextPage heard={heard} />);
    for (const text of ['31.02.2026', '30.02.2026', '01.01.2027']) {
      for (let round = 0; round < 2; round++) {
        write(text);
        expect(box()).toHaveValue(text);
        expect(box()).toHaveAccessibleDescription();
        expect(new FormData(box().form as HTMLFormElement).get('dato')).toBe(text);
        fireEvent.click(screen.getByRole('button'));
        expect(box()).toHaveValue('');
        expect(box()).toBeValid();
      }
    }
    write('24.12.26');
    write('');
    expect(heard).toEqual([
      ...['31.02.2026', '31.02.2026', '30.02.2026', '30.02.2026', '01.01.2027', '01.01.2027'],
      ...['2026-12-24', ''],
    ]);
  });

  test('shows an error of the page instead of its own', async () => {
    render(
      field({ error: 'Skriv datoen for skaden', defaultValue: '2027-01-01', max: '2026-01-01' }),
    );
    expect(box()).toHaveAccessibleDescription('Skriv datoen for skaden');
  });

  test('shows a date that the page sets, and the old date after cancel()', async () => {
    const { unmount } = render(<Page />);
    write('31.02.2026');
    await userEvent.click(screen.getByRole('button', { name: 'I dag' }));
    expect(box()).toHaveValue('25.11.2026');
    unmount();

    render(field({ defaultValue: '2026-02-01', onValueChange: (_, { cancel }) => cancel() }));
    write('31.02.2026');
    expect(box()).toHaveValue('01.02.2026');
    expect(box()).toBeValid();
  });
});
