import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Feedback } from '../feedback/Feedback';
import { findPersonalDetails } from './findPersonalDetails';
import { redactPersonalDetails } from './redactPersonalDetails';

/** An invented national id for a date, completed by mod 11. */
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
/** Texts that are details of one kind. */
const of = (kind: string, ...texts: string[]) => texts.map((text) => [text, kind] as const);
const spaced = (id: string) => `${id.slice(0, 6)} ${id.slice(6)}`;

describe('findPersonalDetails', () => {
  test.each(['010190', '410190', '014190', '018190', '318290'])(
    'finds national ids that begin with %s: ordinary, D-number, synthetic',
    (date) => {
      const id = nationalId(date);
      expect(kinds(`Nummeret er ${id}.`)).toEqual(['NationalId']);
      expect(kinds(spaced(id))).toEqual(['NationalId']);
      const [, day, month, year, rest] = /(..)(..)(..)(.+)/.exec(id) ?? [];
      for (const written of [
        `${day}${month}${year}-${rest}`,
        `${day}${month}${year}  ${rest}`,
        `${day} ${month} ${year} ${rest}`,
        `${day}.${month}.${year} - ${rest}`,
      ])
        expect(findPersonalDetails(`Jeg er ${written}.`), written).toEqual([
          { kind: 'NationalId', start: 7, end: 7 + written.length },
        ]);
      const wrong = `${id.slice(0, 10)}${(Number(id[10]) + 1) % 10}`;
      expect(kinds(wrong)).toEqual([]);
    },
  );

  test.each(['/', '-', '–', ' / '])(
    'finds both of two national ids with %j between them',
    (between) => {
      const [first, second] = [nationalId('010190'), nationalId('020290')];
      expect(kinds(`${first}${between}${second}`)).toEqual(['NationalId', 'NationalId']);
      expect(kinds(`${first}${between}2024`)).toEqual(['NationalId']);
    },
  );

  test.each(['kr ', 'kr.', 'Abu Bakr '])('finds a national id after %j', (before) => {
    expect(kinds(`${before}${nationalId('010190')}`)).toEqual(['NationalId']);
  });

  test.each([
    ['91234567/92345678', ['Phone', 'Phone']],
    ['91234567-92345678', ['Phone', 'Phone']],
    ['Ring Bakr 91234567', ['Phone']],
    // The first control digit of a national id is wrong, the second is right.
    ['01019012499', ['Account']],
  ])('finds in %s %j', (text, found) => {
    expect(kinds(text)).toEqual(found);
  });

  test.each([
    ...of('Account', '12345678903', '1234 56 78903', '1234.56.78903', '1234-56-78903'),
    ...of('Email', 'kari.nordmann@example.no', 'ola@blåbær.no', 'kari (at) example.no'),
    ...of('Email', 'kari(at)example.no', 'kari [at] example.no', 'kari{at}example.no'),
    ...of('Email', 'kari <AT> example.no', 'kari ( at ) example.no'),
    ...of('Email', 'kari (krøllalfa) example.no', 'kari krøllalfa example.no'),
    ...of('Email', 'kari@example (dot) no', 'kari@example[punktum]no'),
    ...of('Email', 'kari (at) example (dot) no'),
    ...of('Phone', '91234567', '912 34 567', '22 33 44 55', '+47 22 33 44 55'),
    ...of('Phone', '0046 70 123 45 67', '22334455', '31234567', '55123456', '69123456'),
    ...of('Phone', '73123456', '4722334455', '47 22 33 44 55', '47 912 34 567'),
    ...of('Phone', '+47-22-33-44-55', '22-33-44-55', '22.33.44.55', '912-34-567', '912 345 67'),
    ...of('Phone', '9123 4567', '22 334455', '22\u00a033\u00a044\u00a055'),
  ])('reports %s as %s', (text, kind) => {
    expect(findPersonalDetails(`Skriv til ${text}, takk`)).toEqual([
      { kind, start: 10, end: 10 + text.length },
    ]);
  });

  test.each([
    ...['Jeg betalte 12 345 678 kroner', '1234 56 78904', '20260115', 'avtale 123456789012'],
    ...['kl. 10.30–12.15 den 15.01.2026', 'pris @ 500 kr', 'hei @ola.nordmann'],
    ...['Jeg ser at nav.no er nede', 'Jeg ser f.eks. at nav.no er nede'],
    ...['Jeg tror at du. Men ikke alltid', 'Det er bra, punktum. Takk', 'vedlegg (at) er et ord'],
    ...['nettsiden dot no', '24122026', 'fra 22-03-2024 til 31.12.2026'],
    ...['i 2023 2024 og 2025-2026', 'prisen var 22500000 kr', 'kr 35123456', 'kr. 35 12 34 56'],
    ...['huset kostet 70000000', 'polise SP22334455 og SP-22334455', 'skade 22334455-01'],
    ...['avtale 4567890123', 'mellom 4000 5000 og 45 000 000', 'Skjedde 21.11.26 17:42'],
    ...['perioden 24.12.26-31.12.26', 'fra 24.12.26 31.12.26', '22 50 00 25 kroner'],
    ...['22500025 kronar'],
  ])('ignores %j', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});

describe('text beside a number', () => {
  const id = nationalId('010190');

  test.each([
    [`Fnr ${id} kristin`, id, 'NationalId'],
    [`Fnr ${id} kr 500`, id, 'NationalId'],
    ['91234567 kristian', '91234567', 'Phone'],
    ['Ring 9123 4567 100 ganger', '9123 4567', 'Phone'],
    ['Ring 91234567 500 ganger', '91234567', 'Phone'],
    ['Svar 22 33 44 55 krever jeg', '22 33 44 55', 'Phone'],
  ])('does not hide the match in %j', (text, found, kind) => {
    const start = text.indexOf(found);
    expect(findPersonalDetails(text)).toEqual([{ kind, start, end: start + found.length }]);
  });

  test.each([',', ';', '/', ', '])('can be another e-mail address, after %j', (between) => {
    expect(redactPersonalDetails(`Til ola@example.no${between}kari@example.no.`)).toBe(
      `Til [fjernet]${between}[fjernet].`,
    );
  });
});

describe('unusually written number', () => {
  const id = nationalId('010190');
  const inDigitsFrom = (zero: number, digits: string) =>
    digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  const fullWidth = (digits: string) => inDigitsFrom(0xff10, digits);
  /** Puts a digit before each separator. */
  const separate = (digits: string) => (separator: string, at: number) =>
    `${digits[at]}${separator}`;
  const grouped = (between: string, ...sizes: number[]) => {
    let rest = id;
    return sizes
      .map((size) => {
        const group = rest.slice(0, size);
        rest = rest.slice(size);
        return group;
      })
      .join(between);
  };

  test.each([
    ['an en dash', grouped('\u2013', 6, 5)],
    ['an em dash between spaces', grouped(' \u2014 ', 6, 5)],
    ['a non-breaking hyphen', grouped('\u2011', 6, 5)],
    ['a minus sign', grouped('\u2212', 6, 5)],
    ['a slash', grouped('/', 6, 5)],
    ['slashes in the date', grouped('/', 2, 2, 2, 5)],
    ['a no-break space', grouped('\u00a0', 6, 5)],
    ['a narrow no-break space', grouped('\u202f', 6, 5)],
    ['a zero-width space', grouped('\u200b', 6, 5)],
    ['soft hyphens', grouped('\u00ad', 3, 3, 5)],
    ['direction marks', grouped('\u200e', 6, 5)],
    ['groups of three', grouped(' ', 6, 3, 2)],
    ['dots', grouped('.', 3, 3, 3, 2)],
    ['a space after each digit', grouped(' ', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)],
    ['full-width digits', fullWidth(id)],
    ['Arabic digits', inDigitsFrom(0x0660, id)],
    ['Devanagari digits', inDigitsFrom(0x0966, id)],
    ['bold digits', inDigitsFrom(0x1d7ce, id)],
    ['monospace digits', inDigitsFrom(0x1d7f6, id)],
    ['digits of Adlam, past the first plane', inDigitsFrom(0x1e950, id)],
    ...[...'_:,()·|*+'].map((between) => [`'${between}'`, grouped(between, 6, 5)]),
    ['another separator after each digit', '_:,()·|*+;'.replace(/./gu, separate(id)) + id[10]],
    ['brackets around its end', `${id.slice(0, 6)} (${id.slice(6)}`],
    ['four spaces', grouped('    ', 6, 5)],
    ['dots between spaces', grouped(' ... ', 2, 2, 2, 5)],
    ['an ellipsis between spaces', grouped(' \u2026 ', 6, 5)],
    ['combining grapheme joiners', grouped('\u034f', 2, 2, 2, 5)],
    ['variation selectors', grouped('\ufe0f', 6, 5)],
    ['keycaps', grouped('\ufe0f\u20e3', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)],
    ['Hangul fillers', grouped('\u3164\u3164\u3164\u3164\u3164\u3164\u3164', 6, 5)],
  ] as [string, string][])('is found as a national id with %s, at its position', (_, written) => {
    const text = `\u200bÆrlig talt \ufb01nt: ${written}, takk`;
    const start = text.indexOf(written);
    expect(findPersonalDetails(text)).toEqual([
      { kind: 'NationalId', start, end: start + written.length },
    ]);
    expect(redactPersonalDetails(text)).toBe('\u200bÆrlig talt \ufb01nt: [fjernet], takk');
  });

  test.each([
    ...of('Account', '1234\u201356\u201378903', '1234/56/78903', '1234 5678 903'),
    ...of('Phone', '22\u201133\u201144\u201155', '22/33/44/55', '+47\u202f912\u202f34\u202f567'),
    ...of('Phone', '9123\u200b4567', '\uff19\uff11\uff12\uff13\uff14\uff15\uff16\uff17'),
    ...of('Email', 'kari\uff20example\uff0eno', 'kari\u00ad@example.no'),
    ...of('Email', 'ola@bla\u030aba\u0308r.no'),
  ])('is found in %j', (written, kind) => {
    expect(findPersonalDetails(`Skriv til ${written} nå`)).toEqual([
      { kind, start: 10, end: 10 + written.length },
    ]);
  });

  test.each([
    'summen ble 12 345 678 903',
    'i uke 22 33 44 og 55',
    'perioden 24.12.26\u201331.12.26',
    'skade 22334455/01',
    'tallene 1, 2, 3, 4, 5, 6, 7, 8, 9, 10',
    'åpent 10:30, 12:15 (16:00) | 18:45',
    'kampene endte 1:0, 2:1, 3:3, 0:0, 2:2 og 1:0',
    'rad 2: 04 * 11 * 19 * 22 * 30 + 8',
    '1 + 2 + 3 ... + 99 = 4950, 100',
    'bidrag 12_34_56_789_03',
  ])('is not reported in %j', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test('is found in the digits of every script', () => {
    const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      if (!isDigit(codePoint) || isDigit(codePoint - 1)) continue;
      expect(kinds(inDigitsFrom(codePoint, id)), codePoint.toString(16)).toEqual(['NationalId']);
    }
  });

  test('does not hide a number beside it', () => {
    expect(kinds(`110 22334455 ${id} 5`)).toEqual(['Phone', 'NationalId']);
    expect(kinds(`12345 ${id}`)).toEqual(['NationalId']);
    expect(kinds(`a@b.no 22334455 b@c.no ${id}`)).toEqual([
      'Email',
      'Phone',
      'Email',
      'NationalId',
    ]);
  });
});

describe('long text', () => {
  function spentOn(text: string) {
    const before = process.cpuUsage();
    redactPersonalDetails(text);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  }

  // CPU time, not elapsed time. Quadratic time would take 64 times as long, in each of the attempts.
  test.each([
    ...['a', 'a@', 'a.', 'a@a.', 'a@a.a,', 'a@b.no ', 'a at ', 'a dot ', 'a (at) ', 'a[at]a.'],
    ...['a.a at a dot ', '1', '+1', '1 ', '1-', '/', '@', '.', '\u200b1'],
  ])('of only %j takes linear time', (piece) => {
    for (const start of ['', 'a@']) {
      const short = start + piece.repeat(5_000 / piece.length);
      const long = start + piece.repeat(40_000 / piece.length);
      const limit = 24 * Math.min(spentOn(short), spentOn(short), spentOn(short)) + 10_000;
      expect([1, 2, 3, 4, 5].some(() => spentOn(long) < limit)).toBe(true);
    }
  });
});

test('redactPersonalDetails replaces every match and keeps the rest', () => {
  expect(redactPersonalDetails('Ring 91234567 eller a@b.no nå')).toBe(
    'Ring [fjernet] eller [fjernet] nå',
  );
  expect(redactPersonalDetails('Ring 91234567', '…')).toBe('Ring …');
  expect(redactPersonalDetails('Fin side')).toBe('Fin side');
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
