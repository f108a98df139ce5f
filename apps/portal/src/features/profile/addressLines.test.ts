import { expect, test } from 'vitest';
import { addressLines } from './addressLines';

const POSTAL_CODES = [
  { kode: '0150', navn: 'OSLO' },
  { kode: '9050', navn: 'STORSTEINNES' },
];

test.each([
  [{ gatenavn: 'Furuveien', gatenummer: '12', postnummer: '9050' }, 'Furuveien 12'],
  [
    { gatenavn: 'Furuveien', gatenummer: '12', gatenummerBokstav: 'B', postnummer: '9050' },
    'Furuveien 12B',
  ],
  [{ gatenavn: 'Furuveien', postnummer: '9050' }, 'Furuveien'],
  [{ gaardsnummer: '104', bruksnummer: '27', postnummer: '9050' }, 'Gnr 104, Bnr 27'],
  [{ gaardsnummer: '104', postnummer: '9050' }, 'Gnr 104'],
  [{ gatenavn: '', gaardsnummer: '104', bruksnummer: '27', postnummer: '9050' }, 'Gnr 104, Bnr 27'],
  [
    { gatenavn: 'Furuveien', gatenummer: '1', gaardsnummer: '104', postnummer: '9050' },
    'Furuveien 1',
  ],
])('formats %j as %s', (address, line) => {
  expect(addressLines({ isFolkreregistrert: true, ...address }, POSTAL_CODES)).toEqual([
    line,
    '9050 Storsteinnes',
  ]);
});

test.each(['0150', '150'])(
  'looks up the name of postal code %s, with or without leading zeros',
  (postnummer) => {
    expect(addressLines({ isFolkreregistrert: true, postnummer }, POSTAL_CODES)).toEqual([
      '0150 Oslo',
    ]);
  },
);

test('shows only the postal code when its name is unknown, and no line for missing fields', () => {
  const address = { isFolkreregistrert: true, gatenavn: 'Furuveien', postnummer: '1350' };
  expect(addressLines(address, POSTAL_CODES)).toEqual(['Furuveien', '1350']);
  expect(addressLines(address)).toEqual(['Furuveien', '1350']);
  expect(addressLines({ isFolkreregistrert: true }, POSTAL_CODES)).toEqual([]);
});

test.each([
  [{ postnummer: '' }, []],
  [{ postnummer: ' ' }, []],
  [{ gatenavn: ' ', gatenummer: '', gaardsnummer: ' ', postnummer: '' }, []],
  [{ gatenavn: 'Furuveien', postnummer: '' }, ['Furuveien']],
  [{ gatenavn: '', gatenummer: '7', postnummer: '0150' }, ['0150 Oslo']],
  [{ gatenavn: ' ', gaardsnummer: '104', bruksnummer: ' ', postnummer: '' }, ['Gnr 104']],
  [{ gatenavn: ' Furuveien ', gatenummer: ' ', gatenummerBokstav: ' ' }, ['Furuveien']],
])('leaves out blank fields of %j', (address, lines) => {
  const postalCodes = [
    ...POSTAL_CODES,
    { kode: '', navn: 'INGENSTEDS' },
    { kode: '0', navn: 'NULL' },
  ];
  expect(addressLines({ isFolkreregistrert: true, ...address }, postalCodes)).toEqual(lines);
});

test.each([
  ['MO I RANA', 'Mo i Rana'],
  ['NES PÅ HEDMARKEN', 'Nes på Hedmarken'],
  ['INDRE ØSTFOLD', 'Indre Østfold'],
  ['BØ I VESTERÅLEN', 'Bø i Vesterålen'],
  ['Å I ÅFJORD', 'Å i Åfjord'],
  ['EVJE/HORNNES', 'Evje/Hornnes'],
  ['Lommedalen', 'Lommedalen'],
])('writes the postal name %s as %s', (navn, name) => {
  const address = { isFolkreregistrert: true, postnummer: '1350' };
  expect(addressLines(address, [{ kode: '1350', navn }])).toEqual([`1350 ${name}`]);
});
