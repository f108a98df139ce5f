import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Feedback } from '../feedback/Feedback';
import { findPersonalDetails } from './findPersonalDetails';
import { redactPersonalDetails } from './redactPersonalDetails';

/** A number for a date, completed by mod 11; made here, and nobody's. */
function nationalId(date: string): string {
  const control = (digits: string, weights: number[]) =>
    (11 - (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11)) % 11;
  for (let serial = 123; ; serial++) {
    const first = control(`${date}${serial}`, [3, 7, 6, 1, 8, 9, 4, 5, 2]);
    const second = control(`${date}${serial}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    if (first < 10 && second < 10) return `${date}${serial}${first}${second}`;
  }
}

const kinds = (text: string) => findPersonalDetails(text).map(({ kind }) => kind);
const spaced = (id: string) => `${id.slice(0, 6)} ${id.slice(6)}`;

describe('findPersonalDetails', () => {
  it.each(['010190', '410190', '014190', '018190', '318290'])(
    'knows a national id that begins %s: ordinary, D-number, synthetic',
    (date) => {
      const id = nationalId(date);
      expect(kinds(`Nummeret er ${id}.`)).toEqual(['NationalId']);
      expect(kinds(spaced(id))).toEqual(['NationalId']);
      const wrong = `${id.slice(0, 10)}${(Number(id[10]) + 1) % 10}`;
      expect(kinds(wrong)).toEqual([]);
    },
  );

  it('holds a number whose first control digit is wrong for no national id', () => {
    // The second digit fits, and so a bank account might have this number.
    expect(kinds('01019012499')).toEqual(['Account']);
  });

  it.each([
    ['12345678903', 'Account'],
    ['1234 56 78903', 'Account'],
    ['1234.56.78903', 'Account'],
    ['kari.nordmann@example.no', 'Email'],
    ['ola@blåbær.no', 'Email'],
    ['91234567', 'Phone'],
    ['912 34 567', 'Phone'],
    ['22 33 44 55', 'Phone'],
    ['+47 22 33 44 55', 'Phone'],
    ['0046 70 123 45 67', 'Phone'],
  ])('takes %s for %s', (text, kind) => {
    expect(kinds(`Skriv til ${text}, takk`)).toEqual([kind]);
  });

  it.each([
    'Jeg betalte 12 345 678 kroner',
    '1234 56 78904',
    '20260115',
    'avtale 123456789012',
    'kl. 10.30–12.15 den 15.01.2026',
    'pris @ 500 kr',
  ])('lets %j be', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});

describe('redactPersonalDetails', () => {
  it('takes every find out and leaves the rest', () => {
    expect(redactPersonalDetails('Ring 91234567 eller a@b.no nå')).toBe(
      'Ring [fjernet] eller [fjernet] nå',
    );
    expect(redactPersonalDetails('Ring 91234567', '…')).toBe('Ring …');
    expect(redactPersonalDetails('Fin side')).toBe('Fin side');
  });
});

describe('the warning', () => {
  it('names what the text seems to hold, in a region that stood before, and blocks nothing', async () => {
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

  it('is followed by redact, before the callback', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(
      <Feedback type="smiley" redact={(text) => redactPersonalDetails(text)} onSubmit={onSubmit} />,
    );
    await user.click(screen.getByRole('radio', { name: 'Midt på treet' }));
    await user.type(screen.getByRole('textbox'), 'Ring 91234567');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit.mock.calls[0]?.[0].message).toBe('Ring [fjernet]');
  });
});
