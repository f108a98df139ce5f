import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEmail, checkMobile } from './checkContact';

const signsOf = (signs: string, maxLength = 20) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength });
const LETTERS = 'abzABZæøåÆØÅ019';
const local = signsOf(`${LETTERS}.!#$%&’*+/=?^_\`{|}~-`);
const part = signsOf(`${LETTERS}-`, 8);
const domain = fc.array(part, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.'));

// Soft hyphen, zero widths, marks and overrides of direction, joiners, the mark of byte order.
const invisible = fc.constantFrom(
  ...'\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\ufeff',
);
/** A text with what nobody sees anywhere in it. */
const withUnseen = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.nat(40), invisible), { maxLength: 6 }))
    .map(([plain, unseen]) => ({
      plain,
      typed: unseen.reduce((all, [at, sign]) => all.slice(0, at) + sign + all.slice(at), plain),
    }));

describe('what nobody sees', () => {
  it('is neither in the way nor sent', () => {
    const email = fc.tuple(local, domain).map(([name, host]) => `${name}@${host}`);
    fc.assert(
      fc.property(withUnseen(email), ({ plain, typed }) => {
        expect(checkEmail(typed)).toEqual({ value: plain });
      }),
    );
    fc.assert(
      fc.property(withUnseen(fc.stringMatching(/^(\+47)?\d{8}$/)), ({ plain, typed }) => {
        expect(checkMobile(typed)).toEqual({ value: plain.slice(-8) });
      }),
    );
  });

  it('is empty by itself, with space around it too', () => {
    const unseen = fc.array(fc.oneof(invisible, fc.constantFrom(' ', '\u00a0', '\t')));
    fc.assert(
      fc.property(unseen, (signs) => {
        expect(checkEmail(signs.join(''))).toEqual({ problem: 'empty' });
        expect(checkMobile(signs.join(''))).toEqual({ problem: 'empty' });
      }),
    );
  });

  it('is how an å was put together: it is sent as one letter', () => {
    expect(checkEmail('blA\u030a@a\u030are.no')).toEqual({ value: 'blÅ@åre.no' });
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const typed = `${name}@${host}`.normalize('NFD');
        expect(checkEmail(typed)).toEqual({ value: `${name}@${host}` });
      }),
    );
  });
});

describe('an e-mail address', () => {
  it.each(['', ' ', '\t\n\u00a0'])('%j is empty', (typed) => {
    expect(checkEmail(typed)).toEqual({ problem: 'empty' });
  });

  it.each(['kari', 'kari@', '@eksempel.no', 'kari@eksempel', 'kari@eksempel.', 'kari@.no'])(
    '%s is not valid',
    (typed) => expect(checkEmail(typed)).toEqual({ problem: 'invalid' }),
  );

  it.each(['a@b@c.no', 'kari n@eksempel.no', 'kari@eks empel.no', 'kari@eksempel..no', 'a,b@c.no'])(
    '%s is not valid either',
    (typed) => expect(checkEmail(typed)).toEqual({ problem: 'invalid' }),
  );

  it('may have every sign that the rule names, and space around it', () => {
    fc.assert(
      fc.property(local, domain, (name, host) => {
        expect(checkEmail(`  ${name}@${host}\n`)).toEqual({ value: `${name}@${host}` });
      }),
    );
    expect(checkEmail("o'brien@eksempel.no")).toEqual({ value: "o'brien@eksempel.no" });
  });

  it('needs a dot in its domain', () => {
    fc.assert(
      fc.property(local, part, (name, host) => {
        expect(checkEmail(`${name}@${host}`)).toEqual({ problem: 'invalid' });
      }),
    );
  });

  it('is checked at once, however long it is', () => {
    for (const typed of [`${'a.'.repeat(50_000)}@`, `a@${'a.'.repeat(50_000)}`, '@'.repeat(99_999)])
      expect(checkEmail(typed)).toEqual({ problem: 'invalid' });
  });
});

describe('a mobile number', () => {
  it.each(['', ' ', '\u00a0\t'])('%j is empty', (typed) => {
    expect(checkMobile(typed)).toEqual({ problem: 'empty' });
  });

  it.each(['1234567', '123456789', '4740000000', '+4640000000', '4000000a', '+47', '40-00-00-00'])(
    '%s is not valid',
    (typed) => expect(checkMobile(typed)).toEqual({ problem: 'invalid' }),
  );

  it('is eight digits, with spaces anywhere and +47 or 0047 in front; the eight are sent', () => {
    const typed = fc
      .tuple(fc.constantFrom('', '+47', '0047'), fc.stringMatching(/^\d{8}$/))
      .chain(([code, number]) =>
        fc
          .array(fc.constantFrom('', ' ', '\u00a0', '  '), { minLength: 13, maxLength: 13 })
          .map((spaces) => ({
            number,
            text: [...(code + number)].map((sign, at) => (spaces[at] ?? '') + sign).join(''),
          })),
      );
    fc.assert(
      fc.property(typed, ({ number, text }) => {
        expect(checkMobile(text)).toEqual({ value: number });
      }),
    );
  });

  it('never answers anything but eight digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ]{0,14}$/), (text) => {
        const checked = checkMobile(text);
        if ('value' in checked) expect(checked.value).toMatch(/^\d{8}$/);
      }),
    );
  });
});
