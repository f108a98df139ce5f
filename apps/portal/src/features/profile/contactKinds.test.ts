import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmail, checkMobile } from './contactKinds';

const signsOf = (signs: string, maxLength = 20) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength });
const LETTERS = 'abzABZæøåÆØÅ019';
const local = signsOf(`${LETTERS}.!#$%&’*+/=?^_\`{|}~-`);
const part = signsOf(`${LETTERS}-`, 8);
const domain = fc.array(part, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.'));

// Soft hyphen, zero-width characters, direction marks and overrides, joiners, byte order mark.
const invisible = fc.constantFrom(
  ...'\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\ufeff',
);
/** A text with invisible characters at any position. */
const withInvisible = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.nat(40), invisible), { maxLength: 6 }))
    .map(([plain, inserted]) => ({
      plain,
      typed: inserted.reduce((all, [at, sign]) => all.slice(0, at) + sign + all.slice(at), plain),
    }));

describe('invisible characters', () => {
  test('are ignored and not sent', () => {
    const email = fc.tuple(local, domain).map(([name, host]) => `${name}@${host}`);
    fc.assert(
      fc.property(withInvisible(email), ({ plain, typed }) => {
        expect(checkEmail(typed)).toEqual({ value: plain });
      }),
    );
    fc.assert(
      fc.property(withInvisible(fc.stringMatching(/^(\+47)?\d{8}$/)), ({ plain, typed }) => {
        expect(checkMobile(typed)).toEqual({ value: plain.slice(-8) });
      }),
    );
  });

  test('count as empty, also with spaces', () => {
    const blank = fc.array(fc.oneof(invisible, fc.constantFrom(' ', '\u00a0', '\t')));
    fc.assert(
      fc.property(blank, (signs) => {
        expect(checkEmail(signs.join(''))).toEqual({ problem: 'empty' });
        expect(checkMobile(signs.join(''))).toEqual({ problem: 'empty' });
      }),
    );
  });

  test('include combining marks: a decomposed å is sent as one character', () => {
    expect(checkEmail('blA\u030a@a\u030are.no')).toEqual({ value: 'blÅ@åre.no' });
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const typed = `${name}@${host}`.normalize('NFD');
        expect(checkEmail(typed)).toEqual({ value: `${name}@${host}` });
      }),
    );
  });
});

describe('checkEmail', () => {
  test('rejects a text that is no e-mail address', () => {
    expect(checkEmail('kari@eksempel')).toEqual({ problem: 'invalid' });
  });

  test('accepts every character of the rule, and trims spaces', () => {
    fc.assert(
      fc.property(local, domain, (name, host) => {
        expect(checkEmail(`  ${name}@${host}\n`)).toEqual({ value: `${name}@${host}` });
      }),
    );
    expect(checkEmail("o'brien@eksempel.no")).toEqual({ value: "o'brien@eksempel.no" });
  });
});

describe('checkMobile', () => {
  test.each(['1234567', '123456789', '+4640000000', '4000000a', '+47', '40/00/00/00'])(
    'rejects %s',
    (typed) => expect(checkMobile(typed)).toEqual({ problem: 'invalid' }),
  );

  test('reads a number as people write it', () => {
    expect(checkMobile('(+47) 400-00.000')).toEqual({ value: '40000000' });
  });

  test('returns only values of eight digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ]{0,14}$/), (text) => {
        const checked = checkMobile(text);
        if ('value' in checked) expect(checked.value).toMatch(/^\d{8}$/);
      }),
    );
  });
});
