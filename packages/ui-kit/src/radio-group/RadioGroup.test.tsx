import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeChanges } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { describeField } from '../internals/describeField';
import { Radio } from './Radio';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const question = (props?: Partial<RadioGroupProps>) => (
  <RadioGroup legend="Vil du ha tilbud fra oss?" {...props}>
    <Radio value="ja">Ja</Radio>
    <Radio value="nei">Nei</Radio>
  </RadioGroup>
);
const group = () => screen.getByRole('radiogroup');
const ja = () => screen.getByRole('radio', { name: 'Ja' });
const nei = () => screen.getByRole('radio', { name: 'Nei' });

/** A page that saves each choice, and shows the saved value. */
function Saving({ busy }: { busy: boolean }) {
  const [value, setValue] = useState<string | null>('nei');
  return question({ value, busy, onValueChange: setValue });
}

describe('RadioGroup', () => {
  describeConformance(question());
  describeChanges({
    state: 'value',
    before: 'ja',
    after: 'nei',
    view: question,
    change: () => userEvent.click(nei()),
    shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
    sent: [['ja'], ['nei']],
    takesBusy: true,
  });
  describeField({ view: question, field: group });

  test('is named by its legend', () => {
    render(question());
    expect(group()).toHaveAccessibleName('Vil du ha tilbud fra oss?');
    expect(group()).not.toHaveAttribute('aria-required');
  });

  test('has one value at a time, by a press on a row or by the arrow keys', async () => {
    const onValueChange = vi.fn();
    render(question({ onValueChange }));
    await userEvent.click(screen.getByText('Ja'));
    expect(ja()).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    expect(nei()).toBeChecked();
    expect(nei()).toHaveFocus();
    expect(ja()).not.toBeChecked();
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['ja', 'nei']);
    expect(onValueChange.mock.calls[0]?.[1].event.type).toBe('click');
  });

  test('returns to its default when its form is reset, also when it is rendered again', async () => {
    const page = (error?: string) => (
      <form aria-label="Samtykke">{question({ defaultValue: 'nei', error })}</form>
    );
    const { rerender } = render(page());
    const form = screen.getByRole<HTMLFormElement>('form');
    await userEvent.click(ja());
    act(() => form.reset());
    rerender(page('Prøv igjen'));
    expect(nei()).toBeChecked();
    await userEvent.click(ja());
    expect(ja()).toBeChecked();
    expect(nei()).not.toBeChecked();
  });

  test('keeps two groups without a `name` apart', async () => {
    render(
      <>
        {question({ legend: 'E-post?' })}
        {question({ legend: 'SMS?' })}
      </>,
    );
    const [first, second] = screen.getAllByRole('radio', { name: 'Ja' });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    expect(first).toBeChecked();
    expect(second).toBeChecked();
  });

  test('does not change after preventDefault() in the onChange of a radio', async () => {
    const onValueChange = vi.fn();
    render(
      <RadioGroup legend="Dekning" onValueChange={onValueChange}>
        <Radio value="full" onChange={(event) => event.preventDefault()}>
          Kasko
        </Radio>
      </RadioGroup>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Kasko' }));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('is validated by the browser when it is required', () => {
    render(<form aria-label="Samtykke">{question({ required: true })}</form>);
    expect(group()).toBeRequired();
    expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(false);
  });
});

describe('RadioGroup while a choice is being saved', () => {
  test.each([
    ['controlled', (busy: boolean) => <Saving busy={busy} />],
    ['uncontrolled', (busy: boolean) => question({ defaultValue: 'nei', busy })],
  ])(
    'refuses another choice when it is %s and keeps the focus, then accepts it',
    async (_, page) => {
      const { rerender } = render(page(false), { wrapper: StrictMode });
      await userEvent.click(ja());
      rerender(page(true));
      expect(ja()).toHaveFocus();
      expect(ja()).toHaveAttribute('aria-disabled', 'true');

      await userEvent.keyboard('{ArrowDown}');
      expect(ja()).toHaveFocus();
      await userEvent.keyboard(' ');
      await userEvent.click(nei());
      expect(ja()).toBeChecked();
      expect(nei()).not.toBeChecked();

      rerender(page(false));
      expect(ja()).not.toHaveAttribute('aria-disabled');
      await userEvent.click(nei());
      expect(nei()).toBeChecked();
      await userEvent.click(ja());
      expect(ja()).toBeChecked();
    },
  );
});
