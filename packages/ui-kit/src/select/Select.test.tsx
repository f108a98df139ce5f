import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeChanges } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { describeField } from '../internals/describeField';
import { TextsProvider } from '../texts/TextsProvider';
import { Select, type SelectProps } from './Select';

const days = [
  { value: 1, label: '1. i måneden' },
  { value: 15, label: '15. i måneden' },
  { value: 28, label: '28. i måneden', disabled: true },
];
const field = (props?: Partial<SelectProps<number | null>>) => (
  <Select<number | null> label="Betalingsdag" options={days} {...props} />
);
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Betalingsdag/ });
const shown = () => select().selectedOptions[0]?.label;
const choose = (label: string) => userEvent.selectOptions(select(), label);

describe('Select', () => {
  describeConformance(field());
  describeChanges({
    state: 'value',
    before: 1,
    after: 15,
    view: field,
    change: () => choose('15. i måneden'),
    shown: () => Number(select().value),
    sent: [['1'], ['15']],
    takesBusy: true,
  });
  describeField({ view: field, field: select });

  test('shows a placeholder that cannot be chosen, in the language of the page', async () => {
    const { rerender } = render(field());
    expect(shown()).toBe('Velg');
    expect(screen.getByRole('option', { name: 'Velg' })).toBeDisabled();
    rerender(field({ texts: { placeholder: 'Velg dag' } }));
    expect(shown()).toBe('Velg dag');
    rerender(<TextsProvider language="nn">{field()}</TextsProvider>);
    expect(shown()).toBe('Vel');
  });

  test('gives values as its options have them, from groups and `null` too', async () => {
    const onValueChange = vi.fn();
    render(
      field({
        onValueChange,
        options: [
          { value: null, label: 'Ingen fast dag' },
          { label: 'Tidlig', options: [{ value: 1, label: '1. i måneden' }] },
        ],
      }),
    );
    expect(shown()).toBe('Ingen fast dag');
    expect(screen.getByRole('group', { name: 'Tidlig' })).toBeInTheDocument();
    await choose('1. i måneden');
    await choose('Ingen fast dag');
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([1, null]);
  });

  test('shows the placeholder, not another option, for a value without an option', () => {
    render(field({ value: 7 }));
    expect(shown()).toBe('Velg');
  });

  test.each(['onBlur', 'onValueChange'])(
    'warns of `register` and `{...field}` for values that are no texts, which events have as texts (%s)',
    (given) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const ignore = () => {};
      render(field({ name: 'dag', onChange: ignore, onBlur: ignore, [given]: ignore }));
      if (given === 'onValueChange') expect(warn).not.toHaveBeenCalled();
      else expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Controller'));
    },
  );

  test('has of a removed option what the browser chooses', async () => {
    const towns = (...names: string[]) => names.map((value) => ({ value, label: value }));
    const page = (...names: string[]) => (
      <form aria-label="Skjema">
        <Select<string> label="Betalingsdag" name="by" options={towns(...names)} />
        <select name="by" defaultValue="" aria-label="Vanlig">
          <option value="" disabled>
            Velg
          </option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </form>
    );
    const { rerender } = render(page('Oslo', 'Bergen'));
    await choose('Bergen');
    await userEvent.selectOptions(screen.getByLabelText('Vanlig'), 'Bergen');
    const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('by');
    for (const names of [['Oslo'], ['Lund', 'Malmø'], ['Malmø']]) {
      rerender(page(...names));
      expect(sent()).toEqual([names[0], names[0]]);
    }
  });

  test('returns to the value of a reset when a change is refused', async () => {
    const page = (refuse: boolean) => (
      <form aria-label="Betaling">
        {field({ defaultValue: 15, onValueChange: (_, { cancel }) => refuse && cancel() })}
      </form>
    );
    const { rerender } = render(page(false));
    await choose('1. i måneden');
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    rerender(page(true));
    await choose('1. i måneden');
    expect(shown()).toBe('15. i måneden');
  });
});
