/** A possible IBAN and the text after it: the code of a country, two control digits, and letters and digits in groups. */
const CANDIDATE = /(?<![\p{L}\d])(?:no\s?|[a-z]{2})\d\d(?:[\s.-]{0,2}[a-z\d]){11,30}/giu;

const MIN_LENGTH = 15;
/** Words after two digits, as in 'om10 minutter', are not part of an account number. */
const MIN_DIGITS = 10;

/** Whether the control digits of an IBAN are right (ISO 13616). */
function isIban(text: string): boolean {
  const signs = text.replace(/[^a-z\d]/gi, '');
  if (signs.length < MIN_LENGTH || (signs.match(/\d/g) ?? []).length < MIN_DIGITS) return false;
  const moved = signs.slice(4) + signs.slice(0, 4);
  return (
    BigInt(moved.replace(/[a-z]/gi, (letter) => `${Number.parseInt(letter, 36)}`)) % 97n === 1n
  );
}

/** Finds international account numbers in a normalized text. */
export function findIbans(text: string): { start: number; end: number }[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: candidate, index: start }) => {
    const ends = [...candidate.matchAll(/[a-z\d](?![a-z\d])/gi)].map(({ index }) => index + 1);
    const length = ends.findLast((end) => isIban(candidate.slice(0, end)));
    return length ? [{ start, end: start + length }] : [];
  });
}
