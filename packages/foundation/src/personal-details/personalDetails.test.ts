import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPersonalDetails, type PersonalDetail } from './findPersonalDetails';
import { holdsPersonalDetails } from './holdsPersonalDetails';
import { maskPersonalDetails } from './maskPersonalDetails';

const weighted = (digits: string, weights: string) =>
  [...weights].reduce((sum, weight, at) => sum + Number(weight) * Number(digits[at]), 0) % 11;

/** An invented national id. From 2032, the sum of the first control digit may also have the remainder 1, 2 or 3. */
function nationalId(date: string, remainder = 0): string {
  for (let serial = 123; ; serial++) {
    const first = (11 + remainder - weighted(`${date}${serial}`, '376189452')) % 11;
    const second = (11 - weighted(`${date}${serial}${first}`, '5432765432')) % 11;
    if (first < 10 && second < 10) return `${date}${serial}${first}${second}`;
  }
}

/** Synthetic: the month is 81. */
const ID = nationalId('018190');
/** The id in groups of these sizes. */
const grouped = (between: string, ...sizes: number[]) => {
  const parts = sizes.map((size, at) => {
    const start = sizes.slice(0, at).reduce((sum, before) => sum + before, 0);
    return ID.slice(start, start + size);
  });
  return parts.join(between);
};
const inDigitsFrom = (zero: number, digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const encoded = (text: string) => [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Why a reader lets an input through. */
interface Reason {
  because: string;
}
const because = (reason: string): Reason => ({ because: reason });

const SIX_DIGITS = because('up to six digits: labels have years, amounts and versions');
const WORDS = because('ordinary words');
const AMOUNT = because('an amount');

/** What each reader does with the inputs. Marks (¦) surround a detail that is not the whole input. */
interface Row {
  inputs: string[];
  /** The kind that the widget warns about. */
  find: PersonalDetail | Reason;
  /** Whether an event is refused. */
  refuse?: true | Reason;
  /** Whether a report is masked. */
  mask?: true | Reason;
}

/** Inputs in lines, or with ‖ between them. */
const list = (text: string) => text.trim().split(/\s*[‖\n]\s*/);

const rows: Row[] = [
  {
    find: 'NationalId',
    // Ordinary ids, D-numbers, H-numbers and synthetic ones; then those from 2032.
    inputs: [
      ...['018190', '418190', '014190', '414190', '016690', '318290'].map((date) =>
        nationalId(date),
      ),
      ...[1, 2, 3].flatMap((rest) => [nationalId('018190', rest), nationalId('418232', rest)]),
    ],
  },
  {
    find: 'NationalId',
    inputs: [
      ...[' ', '-', '\u2013', ' \u2014 ', '\u2011', '\u2212', '/', ' / ', '  ', '    ', ' ... '],
      ...[' \u2026 ', '........', ' . . . . ', ' og ', ' OG ', ', og ', ' personnummer ', ' pnr. '],
      ...[
        ' og personnr: ',
        ' og så ',
        ' personnummeret mitt er ',
        ' pers.nr. ',
        ' siste fem ',
        '\u00a0',
        '\u202f',
        '\u200b',
        '\u200e',
        '%20',
        '%2520',
        '&nbsp;',
      ],
      ...['&#8211;', '_', ':', ',', '(', ')', '·', '|', '*', '+', '\u3164'.repeat(6)],
    ].map((between) => grouped(between, 6, 5)),
  },
  {
    find: 'NationalId',
    inputs: [
      ...['.', '/', ' ', ' ... ', ' og ', '\u034f'].map((between) => grouped(between, 2, 2, 2, 5)),
      // With the century.
      ...['', '.'].map((between) => `01${between}81${between}19${ID.slice(4, 6)} ${ID.slice(6)}`),
      ...[grouped(' ', 6, 3, 2), grouped('.', 3, 3, 3, 2), grouped('\u00ad', 3, 3, 5)],
      ...[' ', '.', '-', '*'].map((between) => [...ID].join(between)),
      '_:,()·|*+;'.replace(/./gu, (between, at) => `${ID[at]}${between}`) + ID[10],
      // Full-width, Arabic, Devanagari, bold and monospace digits, and those of Adlam.
      ...[0xff10, 0x0660, 0x0966, 0x1d7ce, 0x1d7f6, 0x1e950].map((zero) => inDigitsFrom(zero, ID)),
      ...[[...ID].join('\ufe0f\u20e3'), encoded(ID).join('')],
      ...list(`fnr¦${ID}¦ ‖ Fnr.:¦${ID}¦ ‖ kr ¦${ID}¦ ‖ 12345 ¦${ID}¦ ‖ ¦${ID}¦/2024 ‖ ¦${ID}¦ kr`),
    ],
  },
  {
    find: 'Account',
    // Also the IBANs of Norway, Sweden, the United Kingdom, the Netherlands, Germany and Malta.
    inputs: list(`
      12345678903 ‖ 1234 56 78903 ‖ 1234.56.78903 ‖ 1234-56-78903 ‖ 1234 5678 903 ‖ 1234/56/78903
      1234\u201356\u201378903 ‖ 1234 56 789 03 ‖ 1234.56.789.03 ‖ 12 3456 789 03
      konto ¦1 2 3 4 5 6 7 8 9 0 3¦ ‖ kto ¦12 345 678 903¦ ‖ 1234_56_78903 ‖ 1234:56:78903 ‖ Kontonr: ¦12_34_56_789_03¦ ‖ NO99 ¦1234 5678 903¦
      NO7112345678903 ‖ NO71 1234 5678 903 ‖ no71 1234 5678 903 ‖ NO 71 1234 5678 903
      NO71-1234-5678-903 ‖ IBAN:¦NO7112345678903¦ ‖ ＮＯ71\u00a01234\u00a05678\u00a0903
      SE45 5000 0000 0583 9825 7466 ‖ GB82 WEST 1234 5698 7654 32 ‖ NL91ABNA0417164300
      DE89 3704 0044 0532 0130 00 ‖ MT84 MALT 0110 0001 2345 MTLC AST0 01S`),
  },
  {
    find: 'Card',
    inputs: list(`
      4111111111111111 ‖ 4111 1111 1111 1111 ‖ 4111-1111-1111-1111 ‖ 5555.5555.5555.4444
      2223 0031 2200 3222 ‖ 378282246310005 ‖ 3782 822463 10005 ‖ 4111_1111_1111_1111 ‖ 4111/1111/1111/1111 ‖ kort¦4111 1111 1111 1111¦`),
  },
  {
    find: 'Phone',
    inputs: list(`
      91234567 ‖ 912 34 567 ‖ 22 33 44 55 ‖ 22334455 ‖ 31234567 ‖ 55123456 ‖ 69123456 ‖ 73123456
      22-33-44-55 ‖ 22.33.44.55 ‖ 22/33/44/55 ‖ 22 - 33 - 44 - 55 ‖ 22 334455 ‖ 912-34-567
      912 345 67 ‖ 912  34  567 ‖ 912 - 34 - 567 ‖ 9123 4567 ‖ 9123-4567 ‖ (¦912) 34 567¦
      (¦47) 912 34 567¦ ‖ 4722334455 ‖ 47 22 33 44 55 ‖ 47 912 34 567 ‖ +4791234567
      +47 22 33 44 55 ‖ +47-22-33-44-55 ‖ +47.912.34.567 ‖ +47 (912) 34 567 ‖ (¦+47) 912 34 567¦
      + 47 91234567 ‖ 004791234567 ‖ 0047 912 34 567 ‖ 00 47 912 34 567 ‖ 0046 70 123 45 67
      +46 (0)70 123 45 67 ‖ +1 (555) 123-4567 ‖ +44 20 7946 0958 ‖ 22\u00a033\u00a044\u00a055
      22\u201133\u201144\u201155 ‖ 9123\u200b4567 ‖ 912\u00ad34567 ‖ +47\u202f912\u202f34\u202f567
      ９１２３４５６７ ‖ %2B47%20912%2034%20567 ‖ tlf¦91234567¦ ‖ Tlf.¦91234567¦ ‖ mobil¦91234567¦
      telefonnr¦91234567¦ ‖ ring¦91234567¦ ‖ tlf. ¦9 1 2 3 4 5 6 7¦ ‖ mob: ¦91/23/45/67¦
      Bakr ¦91234567¦ ‖ ¦91234567¦ kristian ‖ ¦9123 4567¦ 100 ganger ‖ ¦22 33 44 55¦ krever jeg`),
  },
  {
    find: 'Email',
    inputs: list(`
      kari.nordmann@example.no ‖ ola@blåbær.no ‖ ola@bla\u030aba\u0308r.no ‖ KARI@EXAMPLE.NO
      jürgen@müller.de ‖ иван@пример.рф ‖ kari@example.xn--p1ai ‖ k+f@sub.example.co.uk
      o'brien@example.no ‖ <¦kari@example.no¦> ‖ "¦kari@example.no¦" ‖ *¦kari@example.no¦*
      "kari ¦nordmann"@example.no¦ ‖ mailto:kari@example.no ‖ https://¦kari@example.no¦/
      kari\uff20example\uff0eno ‖ kari\ufe6bexample.no ‖ kari\u00ad@example.no
      kari@example\u3002no ‖ kari%40example.no ‖ kari%2540example.no ‖ kari%EF%BC%A0example.no
      kari&#64;example.no ‖ kari&#x40;example.no ‖ kari&commat;example.no ‖ kari\\u0040example.no
      kari  (at)  example.no ‖ kari  at  example  dot  no ‖ kari at example punkt no
      kari krollalfa example.no ‖ kari snabel a example.no ‖ kari&lt;at&gt;example.no
      kari (at) example.no ‖ kari(at)example.no ‖ kari [at] example.no ‖ kari{at}example.no
      kari<at>example.no ‖ kari <AT> example.no ‖ kari ( at ) example.no ‖ kari(a)example.no
      kari[@]example.no ‖ kari "at" example.no ‖ kari*at*example.no ‖ kari|at|example.no
      kari (krøllalfa) example.no ‖ kari krøllalfa example.no ‖ kari alfakrøll example.no
      kari snabel-a example.no ‖ kari snabela example.no ‖ kari @ example.no ‖ kari@ example.no
      kari@example (dot) no ‖ kari@example[punktum]no ‖ kari@example[.]no ‖ kari@example . no
      kari (at) example (dot) no ‖ kari at example dot no ‖ kari AT example DOT no
      kari at example punktum no ‖ kari krøllalfa example prikk co prikk uk`),
  },
  {
    find: because("'at' is a Norwegian word, and a page may follow"),
    inputs: list(`
      kari at example.no ‖ kari AT example.no ‖ Jeg ser at nav.no er nede ‖ jeg ser at f.eks. nav
      kari_at_example.no ‖ look-at-me.no`),
  },
  {
    find: because('also the form of a name in social media'),
    inputs: ['kari @example.no', 'hei @ola.nordmann'],
  },
  {
    find: because('mail arrives at no such address'),
    inputs: ['kari@example', 'kari@example,no', 'kari@192.168.0.1', 'a@b'],
  },
  {
    find: because('a name in social media, or a price'),
    mask: because('without a domain'),
    inputs: ['hei @ola', 'pris @ 500'],
  },
  { find: WORDS, inputs: ['vedlegg (at) er et ord', 'ordet krøllalfa'] },
  {
    find: WORDS,
    refuse: WORDS,
    mask: WORDS,
    inputs: list(`
      Jeg tror at du. Men ikke alltid ‖ Det er bra, punktum. Takk ‖ at (a) [t] ‖ start (at once)
      nettsiden dot no ‖ Kari Nordmann ‖ Storgata 1 ‖ ni én to tre fire fem seks sju
      Spar 500 & få 10 %; nå ‖ a &; b ‖ 50 %x ‖ Gratis på nett … ‖ Godt valg ✔\ufe0f`),
  },
  {
    find: because('dates and times of what happened are no secret'),
    inputs: list(`
      20260115 ‖ 24122026 ‖ 24.12.2026 ‖ tlf 24.12.2026 ‖ 01.01.1990 ‖ 2026-11-27T22:57:01Z
      kl. 10.30–12.15 den 15.01.2026 ‖ fra 22-03-2024 til 31.12.2026 ‖ 1700000000000
      i 2023 2024 og 2025-2026 ‖ Skjedde 21.11.26 17:42 ‖ perioden 24.12.26\u201331.12.26
      fra 24.12.26 31.12.26 ‖ åpent 10:30, 12:15 (16:00) | 18:45 ‖ 12.10.2024 450 kr`),
  },
  {
    find: AMOUNT,
    inputs: list(`
      12 345 678 kroner ‖ 22500000 kr ‖ kr 35123456 ‖ KR. 35 12 34 56 ‖ 22500025 kronar
      22 50 00 25 kroner ‖ 22500000,- ‖ 91234567,50 ‖ 70000000 ‖ 4000 5000 ‖ 45 000 000
      summen ble 12 345 678 903 ‖ bidrag 12_34_56_789_03`),
  },
  { find: AMOUNT, refuse: SIX_DIGITS, inputs: ['1 234,50 kr', 'Opptil 100 000 kr', '1234 km'] },
  {
    find: AMOUNT,
    refuse: SIX_DIGITS,
    mask: because('reports need statuses and positions, of up to three digits'),
    inputs: ['100 %', '5 %1', 'Feil 404', 'v1.2.3'],
  },
  {
    find: because('a visitor may name a policy, a claim or an order'),
    inputs: list(`
      SP22334455 ‖ SP-22334455 ‖ skade 22334455-01 ‖ skade 22334455/01 ‖ sak 4123-2024 ‖ 5501001
      avtale 123456789012 ‖ avtale 4567890123 ‖ avtale-5501001 ‖ polisenr. 22334455
      Polise nr 45678901 ‖ saksnr: 22 33 44 55 ‖ kundenummer 92345678 ‖ faktura 93456789`),
  },
  {
    find: because('a wrong control digit: most long numbers are something else'),
    inputs: [
      `${ID.slice(0, 10)}${(Number(ID[10]) + 1) % 10}`,
      ...list('1234 56 78904 ‖ 4111111111111112 ‖ NO99 1234 5678 904 ‖ 0123456789012345'),
    ],
  },
  {
    find: because('not Norwegian, or of a company, a computer or software'),
    inputs: list(`
      010190-1234 ‖ 19900101-1234 ‖ 974 760 673 ‖ 192.168.10.24 ‖ build 20261127.3
      550e8400-e29b-41d4-a716-446655440000`),
  },
  {
    find: because('figures side by side'),
    inputs: list(`
      9 1 2 3 4 5 6 7 ‖ tallene 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ‖ i uke 22 33 44 og 55
      kampene endte 1:0, 2:1, 3:3, 0:0, 2:2 og 1:0 ‖ rad 2: 04 * 11 * 19 * 22 * 30 + 8
      tlf 08.00-15.30 ‖ sms 24.12.26 12:30 ‖ tlf: 2026-11-28 ‖ IMEI 490154203237518
      1 + 2 + 3 ... + 99 = 4950, 100 ‖ om10 minutter 12345678 9012 fikk jeg svar om 3 ting`),
  },
  {
    find: because(
      'the number of a car, a passport, a place or a service: too many other things look like it',
    ),
    refuse: SIX_DIGITS,
    inputs: ['AB 12345', 'ABC123456', '0150 Oslo', 'ring 02020', '123456'],
  },
  {
    find: because('years'),
    refuse: because('seasons and campaigns have years'),
    inputs: list(`
      2024–2025 ‖ 2024-2025 ‖ 1999/2000 ‖ Perioden 1998 - 1999 ‖ 2024–2025 og 2025–2026
      2024–2025 123456 ‖ forside-2024-06 ‖ kampanje_2024_q3`),
  },
  {
    find: because('neither two years nor any number of ours'),
    inputs: list(`
      2024–2025 7654321 ‖ 3024–2025 ‖ 2124–2025 ‖ 2024–3025 ‖ 2024–2125 ‖ 2024 2025
      2024  2025 ‖ 2024 – - 2025 ‖ 2024  –2025 ‖ 1901-2049912 ‖ 310119/2049912 ‖ ⓪①⓪①⑨⓪④`),
  },
  {
    find: because('encoded text alone identifies nobody'),
    mask: because('the text is decoded, and details in the decoded text are masked'),
    inputs: ['kari%2Feksempel', 'en%99', 'a&amp;b', 'ka\u200bri', 'ka\nri'],
  },
];

const cases = rows.flatMap(({ inputs, ...row }) => inputs.map((input) => ({ input, ...row })));

test.each(cases)('$input: find $find, refuse $refuse, mask $mask', (row) => {
  const { input, find, refuse = true, mask = true } = row;
  const plain = input.replaceAll('¦', '');
  const text = `Ærlig \ufb01nt til ${plain}, takk`;
  const detail = input.split('¦')[1] ?? plain;
  const start = text.indexOf(detail);
  const found = typeof find === 'string' ? [{ kind: find, start, end: start + detail.length }] : [];
  expect(findPersonalDetails(text)).toEqual(found);
  expect(holdsPersonalDetails(plain)).toBe(refuse === true);
  const masked = maskPersonalDetails(`Could not read ${plain}, sorry`);
  const hasDetails = /\d(?:\W*\d){3}|@\S|example/i.test(masked);
  if (mask === true) expect({ masked, hasDetails }).toMatchObject({ hasDetails: false });
  else expect(masked).not.toContain('{');
});

const kinds = (text: string) => findPersonalDetails(text).map(({ kind }) => kind);
const two = (first: string, between: string, second: string) => first + between + second;

describe('findPersonalDetails', () => {
  test.each([
    ...['/', '-', '–', ' / '].map((between): [string, PersonalDetail[]] => [
      two(ID, between, nationalId('028290')),
      ['NationalId', 'NationalId'],
    ]),
    ['91234567/92345678', ['Phone', 'Phone']],
    ['91234567-92345678', ['Phone', 'Phone']],
    [`110 22334455 ${ID} 5`, ['Phone', 'NationalId']],
    [`a@b.no 22334455 b@c.no ${ID}`, ['Email', 'Phone', 'Email', 'NationalId']],
    ['NO7112345678903 og 91234567', ['Account', 'Phone']],
    ...[',', ';', '/', ', '].map((between): [string, PersonalDetail[]] => [
      two('ola@example.no', between, 'kari@example.no.'),
      ['Email', 'Email'],
    ]),
  ])('finds all in %j: %j', (text, found) => {
    expect(kinds(text)).toEqual(found);
  });

  test('finds a number in the digits of every script', () => {
    const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      if (!isDigit(codePoint) || isDigit(codePoint - 1)) continue;
      expect(kinds(inDigitsFrom(codePoint, ID)), codePoint.toString(16)).toEqual(['NationalId']);
    }
  });
});

/** Texts without digits, so that every remaining digit comes from the number. */
const digitless = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !/[\p{Nd}%&\\]/u.test(text.normalize('NFKC')));

describe('maskPersonalDetails', () => {
  test.each([
    'GET /avtaler responded with 503: avtaler[12]',
    'AppConfig apiHost has no value',
    'An event was dropped at start (at once)',
  ])('leaves %j readable', (text) => {
    expect(maskPersonalDetails(text)).toBe(text);
  });

  test('masks all digits of a number of four to eleven digits with any grouping', () => {
    const separator = fc.constantFrom(
      ...['', '', ' ', '-', '–', '—', '\u2011', '−', '/', '.', '·', '\u00a0', '\u202f'],
      ...['\u200b', '\u00ad', ' - ', ' / ', '%20', '%2F', '._.', ' og '],
    );
    const digit = fc.constantFrom(...'0123456789０１２３４５６７８９');
    const number = fc
      .array(fc.tuple(digit, separator), { minLength: 4, maxLength: 11 })
      .map((pairs) => pairs.flat().join(''));
    fc.assert(
      fc.property(digitless, number, digitless, (before, written, after) => {
        expect(maskPersonalDetails(`${before} ${written} ${after}`)).not.toMatch(/\p{Nd}/u);
      }),
      { numRuns: import.meta.env.MODE === 'soak' ? 1_000 : 300 },
    );
  });

  test('masks an e-mail address in any text', () => {
    const address = fc.tuple(
      fc.stringMatching(/^[a-zæøå][a-zæøå0-9._-]{2,20}$/),
      fc.constantFrom('@', '＠', '%40', '(at)', '\u200b@', ' AT '),
      fc.constantFrom('eksempel.no', 'blåbær.example'),
    );
    fc.assert(
      fc.property(digitless, address, digitless, (before, [name, at, domain], after) => {
        const masked = maskPersonalDetails(`${before} ${name}${at}${domain} ${after}`);
        expect(masked).not.toContain(`${domain} `);
        expect(masked).toContain('{email}');
      }),
    );
  });
});

/** What alone, or in a row, could make a pattern try every end of every start: one of each kind before landing. */
const PIECES = [
  ...['a', 'a at ', '1 og ', '%25'],
  ...(import.meta.env.MODE === 'soak'
    ? [
        'a@¦a.¦a@a.¦a@a.a,¦a@b.no ¦a dot ¦a (at) ¦a[at]a.¦@¦.¦a.a at a dot ¦a at a.¦a-at-¦a_at_a¦a*at*',
        '(at)¦ (at) ¦ krøllalfa ¦a"¦"a¦1¦+1¦1 ¦1-¦1a¦111 ¦1 1 1 a¦tlf1¦konto 1 ¦aa11 ¦aa11 1¦4111 ¦%¦%20¦%4',
        '&#64;¦&a¦\\u0040¦-¦/¦/1¦?¦#¦https://¦ ¦\n¦\u200b¦\u200b1¦１¦e\u0301¦\u0301¦\u0301\u0316',
      ].flatMap((pieces) => pieces.split('¦'))
    : []),
];

// 300,000 characters take some milliseconds in linear time. Quadratic time would exceed the test's time limit.
test.each(PIECES)('reads 300,000 characters of %j', (piece) => {
  for (const start of ['', 'a@']) {
    const text = start + piece.repeat(300_000 / piece.length);
    for (const read of [findPersonalDetails, holdsPersonalDetails, maskPersonalDetails])
      expect(read(text)).toBeDefined();
  }
});
