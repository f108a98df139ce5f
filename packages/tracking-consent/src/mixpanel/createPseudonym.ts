/** An invented name, so that readers of reports can distinguish profiles. It belongs to no person. */
interface Pseudonym {
  fornavn: string;
  etternavn: string;
}

const FIRST_NAMES = [
  ['Blid', 'Brun', 'Djerv', 'Flink', 'Frisk', 'Glad', 'Gul', 'Kvikk', 'Lett', 'Lun', 'Modig'],
  ['Munter', 'Myk', 'Nysgjerrig', 'Ordnet', 'Rask', 'Rolig', 'Rund', 'Sindig', 'Snar', 'Stille'],
  ['Stø', 'Sølvgrå', 'Tålmodig', 'Varm', 'Våken', 'Ydmyk', 'Årvåken'],
].flat();

const LAST_NAMES = [
  ['Bever', 'Bjørk', 'Blåklokke', 'Elg', 'Ekorn', 'Erle', 'Fjellrev', 'Furu', 'Gaupe', 'Gran'],
  ['Hare', 'Hubro', 'Jerv', 'Laks', 'Linerle', 'Lom', 'Lundefugl', 'Mår', 'Måke', 'Oter'],
  [
    'Piggsvin',
    'Rogn',
    'Røyskatt',
    'Selje',
    'Steinbit',
    'Svale',
    'Tiur',
    'Torsk',
    'Ærfugl',
    'Ørret',
  ],
].flat();

function pick(names: readonly string[], random: () => number): string {
  return names[Math.floor(random() * names.length)] ?? '';
}

/** Picks an invented name from fixed lists: 'Munter Lundefugl'. */
export function createPseudonym(random: () => number): Pseudonym {
  return { fornavn: pick(FIRST_NAMES, random), etternavn: pick(LAST_NAMES, random) };
}
