import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Feedback } from '../feedback/Feedback';

const LONG = 'Ordet '.repeat(20);
const field = () => screen.getByRole('textbox');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows how much to remove, keeps the text, and sends it once it is shorter', async () => {
  const onSubmit = vi.fn();
  render(<Feedback maxLength={50} textLimit={100} onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Midt på treet' }));
  write(LONG);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(
    /Teksten er for lang til å sendes\. Ta bort minst 20 tegn\./,
  );
  await press('Send');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveValue(LONG);
  expect(field()).toHaveFocus();

  write(LONG.slice(0, 98));
  expect(field()).toHaveAccessibleDescription(/Du har skrevet \d+ tegn for mye/);
  await press('Send');
  expect(onSubmit.mock.calls[0]?.[0].message).toBe(LONG.slice(0, 98));
});

test('announces the error when the field already has focus', async () => {
  render(<Feedback type="text" label="Hva savner du?" textLimit={5} onSubmit={vi.fn()} />);
  await userEvent.click(field());
  write('Prisene');
  // As voice control presses it: the focus stays.
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status')).toHaveTextContent('Ta bort minst 2 tegn.');
});
