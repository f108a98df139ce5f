/** The median of a list of numbers; of two middle ones, the greater. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** Prints rows of cells as a table of Markdown, the first row as heads. */
export function printTable(title, [heads, ...rows]) {
  const rule = heads.map((_, at) => (at === 0 ? '---' : '---:'));
  const lines = [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`\n**${title}**\n\n${lines.join('\n')}`);
}
