import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { describeChanges } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { describeField } from '../internals/describeField';
import { Checkbox, type CheckboxProps } from './Checkbox';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const confirm = (props?: CheckboxProps) => (
  <Checkbox value="ja" {...props}>
    Jeg vil ha post på papir
  </Checkbox>
);

describe('Checkbox', () => {
  describeConformance(confirm());
  describeChanges({
    state: 'checked',
    view: confirm,
    change: () => userEvent.click(box()),
    shown: () => box().checked,
    sent: [[], ['ja']],
    takesBusy: true,
  });
  describeField({ view: confirm, field: box, takesOptional: false });

  test.each([true, false])(
    'is cancelled in the same way when it is controlled: %s',
    async (checked) => {
      render(confirm({ checked, onCheckedChange: (_, details) => details.cancel() }));
      await userEvent.click(box());
      expect(box().checked).toBe(checked);
    },
  );

  test('stays indeterminate while `indeterminate` is true', async () => {
    const ref = createRef<HTMLInputElement>();
    const half = confirm({ indeterminate: true, ref });
    const { rerender } = render(half);
    await userEvent.click(box());
    rerender(confirm({ indeterminate: true, ref }));
    expect(ref.current?.indeterminate).toBe(true);
  });

  test('stays indeterminate while its change is being saved', async () => {
    render(confirm({ busy: true, indeterminate: true }));
    await userEvent.click(box());
    expect(box()).toBePartiallyChecked();
  });
});
