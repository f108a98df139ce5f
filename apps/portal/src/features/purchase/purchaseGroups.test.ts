import { describe, expect, test } from 'vitest';
import { type Buyer, purchaseGroups } from './purchaseGroups';

/** Each group as its title and its links, below the insurer's path. */
const shown = (buyer: Buyer) =>
  Object.fromEntries(
    purchaseGroups(buyer).map(({ title, links }) => [
      title,
      links.map(({ text, href }) => `${text} ${href.replace('/privat/forsikring/', '')}`),
    ]),
  );

const VEHICLES = [
  ...['Bil motor/bil', 'Bobil motor/bil/bobil', 'MC motor/mc', 'Moped motor/moped'],
  ...['Tilhenger motor/tilhenger?type=TILHENGER', 'Campingvogn motor/tilhenger?type=CAMPINGVOGN'],
  'Elsparkesykkel motor/sek',
];
const LIFE = [
  ...['Livsforsikring livsforsikring', 'Uføreforsikring uforeforsikring'],
  ...['Kritisk sykdom kritisksykdom', 'Ulykkesforsikring ulykkesforsikring'],
  'Barneforsikring liv/kjop/barneforsikring',
];
const TREATMENT = 'Behandlingsforsikring behandlingsforsikring';
const SAME = {
  Kjøretøy: VEHICLES,
  'Hus og hytte': ['Hus hus', 'Hytte hytte'],
  Båt: ['Båt motor/baat'],
  Dyr: ['Hund skade/kjaeledyr/hund', 'Katt skade/kjaeledyr/katt'],
};
const HOME = ['Innbo innbo', 'Student student', 'Ung ung'];

describe('purchaseGroups', () => {
  test.each([
    [
      { member: false, travels: false },
      { Reise: ['Reise skade/reise'], 'Innbo og ting': HOME, 'Liv og helse': [...LIFE, TREATMENT] },
    ],
    [
      { member: true, travels: false },
      { Reise: ['Reise skade/reise/lofavor'], 'Innbo og ting': HOME, 'Liv og helse': LIFE },
    ],
    [
      { member: false, travels: true },
      { 'Innbo og ting': ['Innbo innbo'], 'Liv og helse': [...LIFE, TREATMENT] },
    ],
    [
      { member: true, travels: true },
      { 'Innbo og ting': ['Innbo innbo'], 'Liv og helse': LIFE },
    ],
  ])('offers %j the products %j and those for everybody', (buyer, theirs) => {
    expect(shown(buyer)).toEqual({ ...SAME, ...theirs });
  });

  test('returns the groups in the specified order, and opens only health in a new tab', () => {
    const groups = purchaseGroups({ member: false, travels: false });
    expect(groups.map(({ title }) => title)).toEqual([
      ...['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'],
    ]);
    expect(groups.filter(({ newTab }) => newTab).map(({ title }) => title)).toEqual([
      'Liv og helse',
    ]);
    const ids = groups.flatMap(({ links }) => links.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
