/** The name that was probably meant: at most two letters away. */
export function findNearestName(name: string, known: string[]): string | undefined {
  const [nearest] = known
    .map((one) => ({ one, distance: editDistance(name, one) }))
    .filter(({ distance }) => distance <= 2)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.one;
}

/** How many letters must be put in, taken out or changed (Levenshtein). */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const row = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const [corner = 0, over = 0, left = 0] = [above[column], above[column + 1], row[column]];
      row.push(Math.min(over + 1, left + 1, corner + (letter === other ? 0 : 1)));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
