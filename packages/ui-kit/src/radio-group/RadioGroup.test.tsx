import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    const { rerender } = render(question());
    expect(group()).toHaveAccessibleName('Vil du ha tilbud fra oss?');
    expect(group()).not.toHaveAttribute('aria-required');
    rerender(question({ required: true }));
    expect(group()).toBeRequired();
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

  test('leaves the focus where it is when an arrow key is pressed while a choice is being saved', async () => {
    const { rerender } = render(question({ defaultValue: 'ja' }));
    await userEvent.click(ja());
    rerender(question({ defaultValue: 'ja', busy: true }));
    await userEvent.keyboard('{ArrowDown}');
    expect(ja()).toHaveFocus();
    expect(ja()).toBeChecked();
  });
});
