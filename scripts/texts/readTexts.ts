import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Text } from './Text';

/** Attributes of JSX elements whose values a person reads or hears. */
const TEXT_ATTRIBUTES = /^(title|lead|text|label|heading|alt|aria-label|loadingText|doneText)$/;

/** What the portal's formats add to a number. */
const FORMATS: Record<string, string> = {
  formatAmount: ' kr',
  formatMonthly: ' kr/md',
  formatYearly: ' kr/år',
};

const LANGUAGES = ['nb', 'nn', 'en'] as const;

/**
 * Reads the texts of a file in the order of its lines. In `*.texts.ts`, every string is a text. In components,
 * it is what JSX shows, and sentences. In other modules, it is every string with a capital.
 */
export function readTexts(path: string): Text[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const isText = testOf(path);
  const texts: Text[] = [];
  const visit = (node: ts.Node) => {
    if (isLiteral(node)) {
      const text = contentOf(node, file).replace(/\s+/g, ' ').trim();
      if (/\p{L}{2}/u.test(text.replace(/\{.*?\}/g, '')) && isText(node, text))
        texts.push({ ...placeOf(node), text });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.filter(({ key }) => key !== 'lang');
}

type Literal =
  | ts.StringLiteral
  | ts.NoSubstitutionTemplateLiteral
  | ts.TemplateExpression
  | ts.JsxText;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node) ||
  ts.isJsxText(node);

/** How the strings of a file are told apart that are no texts. */
function testOf(path: string): (node: Literal, text: string) => boolean {
  if (path.endsWith('.texts.ts')) return (node) => isValue(node);
  if (path.endsWith('.tsx')) return (node, text) => isShown(node) || isSentence(node, text);
  return (node, text) => isValue(node) && /^\p{Lu}/u.test(text);
}

/** Whether a string is a value, and no import, type, name of a property or side of a comparison. */
const isValue = ({ parent }: ts.Node) =>
  !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent) && !isComparison(parent);

const isComparison = (node: ts.Node) =>
  ts.isBinaryExpression(node) &&
  (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken);

/** Whether JSX shows a string: as a child, or in an attribute that is read or heard. */
function isShown(node: Literal): boolean {
  if (ts.isJsxText(node)) return true;
  let at: ts.Node = node;
  while (ts.isConditionalExpression(at.parent) || isShortCircuit(at.parent)) at = at.parent;
  const inBraces = ts.isJsxExpression(at.parent);
  const holder = inBraces ? at.parent.parent : at.parent;
  return ts.isJsxAttribute(holder) ? TEXT_ATTRIBUTES.test(holder.name.getText()) : inBraces;
}

const isShortCircuit = (node: ts.Node) => ts.isBinaryExpression(node) && !isComparison(node);

/** Whether a string is a sentence, or the start of one, and no argument of a call, such as an event's or an error's. */
const isSentence = (node: Literal, text: string) =>
  isValue(node) && /\p{Lu}\p{Ll}+ /u.test(text) && !ts.findAncestor(node, isCallOrAttribute);

const isCallOrAttribute = (node: ts.Node) =>
  ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isJsxAttribute(node);

/** The content of a string, with `{name}` for what is filled in and the constants of the file in full. */
function contentOf(node: Literal, file: ts.SourceFile): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => filledIn(expression, file) + literal.text,
  );
  return node.head.text + spans.join('');
}

function filledIn(expression: ts.Expression, file: ts.SourceFile): string {
  if (ts.isCallExpression(expression)) {
    const [argument] = expression.arguments;
    const format = FORMATS[expression.expression.getText()] ?? '';
    return `{${argument?.getText() ?? expression.expression.getText()}}${format}`;
  }
  const name = expression.getText();
  return constantOf(name, file) ?? `{${name.replace(/^.*\./, '')}}`;
}

/** The value of a constant text of the file. */
function constantOf(name: string, file: ts.SourceFile): string | undefined {
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      if (declared.getText() === name && initializer && ts.isStringLiteral(initializer))
        return initializer.text;
    }
  }
  return undefined;
}

/** The key and the language of a text, by the names of what surrounds it. */
function placeOf(node: ts.Node): Pick<Text, 'key' | 'language'> {
  const names: string[] = [];
  for (let at = node.parent; at; at = at.parent) {
    if (isNamed(at) && at.name) names.unshift(at.name.getText().replaceAll("'", ''));
  }
  const language = LANGUAGES.find((candidate) => names.includes(candidate)) ?? 'nb';
  return { key: names.filter((name) => name !== language).join('.'), language };
}

const isNamed = (node: ts.Node) =>
  ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
