import ts from 'typescript';

/**
 * Returns declarations without their comments. `@deprecated` stays, without its text: docstrings are no part
 * of a report.
 */
export function stripComments(text: string): string {
  const source = ts.createSourceFile('file.d.ts', text, ts.ScriptTarget.Latest, true);
  let stripped = '';
  for (const token of tokensOf(source)) {
    const start = token.getStart(source, false);
    const before = text.slice(token.getFullStart(), start);
    const blank = /\n/.test(before) ? '\n' : ' ';
    stripped += before.trim() === '' ? before : blank;
    if (/\*\s*@deprecated\b/.test(before)) stripped += '/** @deprecated */ ';
    stripped += text.slice(start, token.end);
  }
  return stripped;
}

/** The tokens of a file, from the first to the end of the file. */
function tokensOf(source: ts.SourceFile): ts.Node[] {
  const tokens: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length === 0) tokens.push(node);
    else children.forEach(visit);
  };
  visit(source);
  return tokens;
}
