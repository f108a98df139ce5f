/** @typedef {{ file: string, killed: number, survived: number, timeout: number }} Row */

/** @typedef {{ files: Record<string, { mutants: { status: string }[] }> }} MutationReport */

/**
 * Counts the mutants of each file by result. A mutant without a test counts as survived.
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
 * The share of killed mutants, in percent. An endless loop counts as killed.
 * @param {Row[]} rows
 */
function scoreOf(rows) {
  const noticed = rows.reduce((sum, { killed, timeout }) => sum + killed + timeout, 0);
  const survived = rows.reduce((sum, row) => sum + row.survived, 0);
  return noticed + survived === 0 ? 100 : (100 * noticed) / (noticed + survived);
}

/**
 * Prints one line for each file and a total; returns the total score.
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
