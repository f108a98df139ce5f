import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Feedback } from '../feedback/Feedback';
import { redactPersonalDetails } from './redactPersonalDetails';

test('redactPersonalDetails replaces every match and keeps the rest', () => {
  expect(redactPersonalDetails('Ring 91234567 eller a@b.no nå')).toBe(
    'Ring [fjernet] eller [fjernet] nå',
  );
  expect(redactPersonalDetails('Ring 91234567', '…')).toBe('Ring …');
  expect(redactPersonalDetails('\u200bFin \ufb01: 9\u200b1234567, takk')).toBe(
    '\u200bFin \ufb01: [fjernet], takk',
  );
});

test('the warning names the kinds of details in an existing live region, and blocks nothing', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<Feedback type="smiley" onSubmit={onSubmit} />);
  await user.click(screen.getByRole('radio', { name: 'Midt på treet' }));
  const region = document.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  const field = screen.getByRole('textbox');
  await user.type(field, '91234567 a@b.no');
  expect(region).toHaveTextContent(
    'Teksten ser ut til å inneholde et telefonnummer og en e-postadresse. Ta det gjerne bort før du sender.',
  );
  expect(field).toHaveAccessibleDescription(/et telefonnummer og en e-postadresse/);
  expect(field).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit.mock.calls[0]?.[0].message).toBe('91234567 a@b.no');
});
