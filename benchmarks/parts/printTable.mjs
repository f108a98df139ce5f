/**
 * Prints rows of cells, the first row as heads: in columns, or as Markdown.
 * @param {string} title
 * @param {string[][]} rows
 * @param {{ markdown?: boolean }} options
 */
export function printTable(title, rows, { markdown = false }) {
  console.log(markdown ? `\n**${title}**\n` : `\n${title}`);
  if (markdown) {
    const rule = rows[0].map((_, at) => (at === 0 ? '---' : '---:'));
    for (const cells of [rows[0], rule, ...rows.slice(1)]) console.log(`| ${cells.join(' | ')} |`);
    return;
  }
  const widths = rows[0].map((_, at) => Math.max(...rows.map((cells) => cells[at].length)));
  for (const cells of rows) {
    const [name, ...figures] = cells.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]),
    );
    console.log([name, ...figures].join('  '));
  }
}
