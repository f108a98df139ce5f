import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../button/Button';
import { describeChanges } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { TextField } from '../text-field/TextField';
import { TextsProvider } from '../texts/TextsProvider';
import { EditableRow, type EditableRowProps } from './EditableRow';

const row = (props?: Partial<EditableRowProps>) => (
  <EditableRow label="E-post" subject="e-post" value="kari@bank.example" {...props}>
    {props?.children ?? (
      <>
        <input type="hidden" name="kunde" />
        <TextField label="Ny e-post" />
        <Button type="submit">Lagre</Button>
      </>
    )}
  </EditableRow>
);
const edit = () => screen.getByRole('button', { name: 'Endre e-post' });
const cancel = () => screen.getByRole('button', { name: 'Avbryt endring av e-post' });
const field = () => screen.getByRole('textbox', { name: 'Ny e-post' });

describe('EditableRow', () => {
  describeConformance(row());
  describeChanges({
    view: row,
    change: () => userEvent.click(edit()),
    shown: () => screen.queryByRole('textbox') !== null,
  });

  test('shows the value until the row is opened, and a button that says what it changes', async () => {
    render(row());
    expect(screen.getByRole('term')).toHaveTextContent('E-post');
    expect(screen.getByText('kari@bank.example')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    // The visible words come first in the name (WCAG 2.2, 2.5.3).
    expect(edit()).toHaveTextContent(/^Endre e-post$/);
    await userEvent.click(edit());
    expect(screen.queryByText('kari@bank.example')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Endre e-post' })).not.toBeInTheDocument();
    expect(cancel()).toHaveTextContent(/^Avbryt endring av e-post$/);
  });

  test('moves the focus to the first field, and back to the button', async () => {
    render(row(), { wrapper: StrictMode });
    await userEvent.click(edit());
    expect(field()).toHaveFocus();
    await userEvent.click(cancel());
    expect(edit()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveFocus();
  });

  test('moves the focus to its content when the content has no field', async () => {
    render(row({ children: <p>Ring oss for å endre e-posten.</p> }));
    await userEvent.click(edit());
    expect(document.activeElement).toHaveTextContent('Ring oss for å endre e-posten.');
  });

  test('leaves the focus where it is when the page comes with an open row', () => {
    render(row({ defaultOpen: true }), { wrapper: StrictMode });
    expect(field()).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test('keeps what was typed until Avbryt: through Escape, presses elsewhere and other rows', async () => {
    render(
      <>
        {row()}
        {row({
          label: 'Mobil',
          subject: 'mobilnummer',
          children: <TextField label="Nytt nummer" />,
        })}
      </>,
    );
    await userEvent.click(edit());
    await userEvent.type(field(), 'kari.n@bank.example{Escape}');
    await userEvent.click(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Endre mobilnummer' }));
    expect(field()).toHaveValue('kari.n@bank.example');
    await userEvent.click(cancel());
    await userEvent.click(edit());
    expect(field()).toHaveValue('');
  });

  test('asks to close by Avbryt, and takes the focus when code opens it', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(row({ open: false }));
    rerender(row({ open: true, onOpenChange }));
    expect(field()).toHaveFocus();
    await userEvent.click(cancel());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ reason: 'close-press' }),
    );
  });

  test('passes the button Avbryt to a function, for its place beside the button that saves', async () => {
    render(
      row({
        children: (cancelButton) => (
          <p>
            <Button type="submit">Lagre</Button>
            {cancelButton}
          </p>
        ),
      }),
    );
    await userEvent.click(edit());
    expect(cancel().parentElement).toHaveTextContent(/^LagreAvbryt endring av e-post$/);
    await userEvent.click(cancel());
    expect(edit()).toHaveFocus();
  });

  test('uses the language of the page, or the given texts', () => {
    const { rerender } = render(
      <TextsProvider language="en">{row({ subject: 'e-mail', defaultOpen: true })}</TextsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Cancel changing e-mail' })).toBeVisible();
    rerender(row({ texts: { cancel: 'Lukk', cancelOf: 'skjemaet for' }, open: true }));
    expect(screen.getByRole('button', { name: 'Lukk skjemaet for e-post' })).toBeVisible();
  });

  test('leaves the focus where it was moved before code closes it, as after a save', () => {
    const page = (open: boolean) => (
      <>
        {row({ open })}
        <a href="#hjelp">Hjelp</a>
      </>
    );
    const { rerender } = render(page(true));
    screen.getByRole('link').focus();
    const focused = vi.fn();
    document.addEventListener('focusin', focused);
    rerender(page(false));
    document.removeEventListener('focusin', focused);
    expect(focused).not.toHaveBeenCalled();
    expect(screen.getByText('kari@bank.example')).toBeVisible();
    expect(screen.getByRole('link')).toHaveFocus();
  });
});
