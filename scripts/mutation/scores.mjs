/** @typedef {{ file: string, killed: number, survived: number, timeout: number }} Row */

/** @typedef {{ files: Record<string, { mutants: { status: string }[] }> }} MutationReport */

/**
 * The mutants of each file, by what became of them. A mutant that no test reaches has survived.
 * @param {MutationReport} report
 * @returns {Row[]}
 */
export function countByFile({ files }) {
  return Object.entries(files).map(([file, { mutants }]) => {
    /** @param {string[]} statuses */
    const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
    return {
      file,
      killed: count('Killed'),
      survived: count('Survived', 'NoCoverage'),
      timeout: count('Timeout'),
    };
  });
}

/**
 * The share of mutants that a test noticed, in percent. An endless loop counts as noticed.
 * @param {Row[]} rows
 */
function scoreOf(rows) {
  const noticed = rows.reduce((sum, { killed, timeout }) => sum + killed + timeout, 0);
  const survived = rows.reduce((sum, row) => sum + row.survived, 0);
  return noticed + survived === 0 ? 100 : (100 * noticed) / (noticed + survived);
}

/**
 * Prints one line for each file and one for all of them; returns the score of all.
 * @param {Row[]} rows
 */
export function printScores(rows) {
  const mutated = rows.filter(({ killed, survived, timeout }) => killed + survived + timeout > 0);
  const table = mutated.map((row) => ({ ...row, score: Number(scoreOf([row]).toFixed(1)) }));
  console.table(Object.fromEntries(table.map(({ file, ...counts }) => [file, counts])));
  const score = scoreOf(rows);
  console.log(`Mutation score: ${score.toFixed(1)} %`);
  return score;
}
