import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeChanges } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { Checkbox, type CheckboxProps } from './Checkbox';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const confirm = (props?: CheckboxProps) => <Checkbox {...props}>Jeg vil ha post på papir</Checkbox>;

function Saving({ busy }: { busy: boolean }) {
  const [checked, setChecked] = useState(false);
  return confirm({
    checked,
    busy,
    onChange: (event) => setChecked(event.currentTarget.checked),
  });
}

describe('Checkbox', () => {
  describeConformance(confirm());
  describeChanges({
    state: 'checked',
    view: confirm,
    change: () => userEvent.click(box()),
    shown: () => box().checked,
  });

  test.each([true, false])(
    'is cancelled in the same way when it is controlled: %s',
    async (checked) => {
      render(confirm({ checked, onCheckedChange: (_, details) => details.cancel() }));
      await userEvent.click(box());
      expect(box().checked).toBe(checked);
    },
  );

  test('is described by its help and its error', () => {
    render(confirm({ description: 'Det tar 3 dager.', error: 'Du må krysse av' }));
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Det tar 3 dager. Du må krysse av');
  });

  test('submits its value with a form, and resets with it', async () => {
    render(
      <form aria-label="Post">
        {confirm({ name: 'papir', value: 'ja', defaultChecked: true })}
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('papir')).toBe('ja');
    await userEvent.click(box());
    expect(new FormData(form).has('papir')).toBe(false);
    form.reset();
    expect(box()).toBeChecked();
  });

  test('stays indeterminate while `indeterminate` is true', async () => {
    const ref = createRef<HTMLInputElement>();
    const half = confirm({ indeterminate: true, ref });
    const { rerender } = render(half);
    await userEvent.click(box());
    rerender(confirm({ indeterminate: true, ref }));
    expect(ref.current?.indeterminate).toBe(true);
  });
});

describe('Checkbox while its change is being saved', () => {
  test.each([
    ['controlled', (busy: boolean) => <Saving busy={busy} />],
    ['uncontrolled', (busy: boolean) => confirm({ busy })],
  ])(
    'refuses another change when it is %s and keeps the focus, then accepts it',
    async (_, page) => {
      const { rerender } = render(page(false), { wrapper: StrictMode });
      await userEvent.click(box());
      rerender(page(true));
      expect(box()).toHaveFocus();
      expect(box()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(box());
      expect(box()).toBeChecked();
      await userEvent.keyboard(' ');
      expect(box()).toBeChecked();

      rerender(page(false));
      await userEvent.click(box());
      expect(box()).not.toBeChecked();
      await userEvent.click(box());
      expect(box()).toBeChecked();
    },
  );

  test('stays indeterminate', async () => {
    render(confirm({ busy: true, indeterminate: true }));
    await userEvent.click(box());
    expect(box()).toBePartiallyChecked();
  });

  test('calls no handler for a refused change', async () => {
    const onChange = vi.fn();
    render(confirm({ busy: true, onChange }));
    await userEvent.click(box());
    expect(onChange).not.toHaveBeenCalled();
  });
});
