import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** A name under which the code stores, reads or sends something. */
export interface DeviceUse {
  kind: 'cookie' | 'storage' | 'channel' | 'window.name' | 'request' | 'sdk' | 'other';
  /** As written in the code, with constants inlined. A name that only a caller knows is `file.ts: (expression)`. */
  name: string;
}

const STORAGE_CALLS = new Set(['getItem', 'setItem', 'removeItem']);
const OTHERS = new Set([
  ...['indexedDB', 'cookieStore', 'caches', 'serviceWorker', 'XMLHttpRequest', 'WebSocket'],
  ...['EventSource', 'Image', 'SharedWorker', 'WebTransport', 'RTCPeerConnection'],
]);
const SDK = /^(@sentry\/|mixpanel|posthog|@amplitude|@datadog|dd-rum|web-vitals)/;

/** Constants and default values by name, for one file or for all. */
type Constants = Map<string, ts.Expression>;

interface ParsedFile {
  file: ts.SourceFile;
  constants: Constants;
}

/** By file name and code, since the tests search many almost equal sets of sources. */
const parsed = new Map<string, ParsedFile>();

function parseFile(name: string, code: string): ParsedFile {
  const key = `${name}\n${code}`;
  const known = parsed.get(key);
  if (known) return known;
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const result = { file, constants: constantsOf(file) };
  parsed.set(key, result);
  return result;
}

function constantsOf(file: ts.SourceFile): Constants {
  const found: Constants = new Map();
  const visit = (node: ts.Node): void => {
    const named =
      ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if (named && ts.isIdentifier(node.name) && node.initializer) {
      found.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A text as far as the code determines it, with `(expression)` for the rest. */
function textOf(
  node: ts.Expression | undefined,
  own: Constants,
  all: Constants,
  depth = 0,
): string {
  if (!node) return '()';
  if (ts.isStringLiteralLike(node)) return node.text;
  const text = (part: ts.Expression) => textOf(part, own, all, depth + 1);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => text(expression) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return text(node.left) + text(node.right);
  }
  if (ts.isIdentifier(node) && depth < 5) {
    const value =
      own.get(node.text) ?? (node.text === node.text.toUpperCase() && all.get(node.text));
    const known = value ? text(value) : '(';
    if (!known.includes('(')) return known;
  }
  return `(${node.getText()})`;
}

function usesIn(file: ts.SourceFile, own: Constants, all: Constants): DeviceUse[] {
  const uses: DeviceUse[] = [];
  const add = (kind: DeviceUse['kind'], name: string) =>
    uses.push({ kind, name: name.startsWith('(') ? `${basename(file.fileName)}: ${name}` : name });
  const text = (node: ts.Expression | undefined) => textOf(node, own, all);

  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left)
    ) {
      const { expression, name } = node.left;
      if (name.text === 'cookie') add('cookie', text(node.right).replace(/=.*$/s, ''));
      if (name.text === 'name' && /^(window|globalThis|self)$/.test(expression.getText())) {
        add('window.name', text(node.right));
      }
    }
    if (ts.isElementAccessExpression(node)) {
      const { expression, argumentExpression } = node;
      const key = text(argumentExpression);
      // `localStorage['a']`, `document['cookie']`: bracket access is suspicious in itself.
      if (/Storage$/.test(expression.getText()) || key === 'cookie') add('other', node.getText());
    }
    if (
      ts.isPropertyAccessExpression(node) &&
      /^(local|session)Storage$/.test(node.expression.getText().replace(/^\w+\./, ''))
    ) {
      if (!STORAGE_CALLS.has(node.name.text)) add('storage', `.${node.name.text}`);
    }
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText().replace(/^.*\./s, '');
      const [first, second] = node.arguments;
      if (STORAGE_CALLS.has(called)) add('storage', text(first));
      if (called === 'fetch' || called === 'sendBeacon') add('request', text(first));
      if (called === 'readCookie' || called === 'cookieValues') add('cookie', text(second));
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'BroadcastChannel') {
      add('channel', text(node.arguments?.[0]));
    }
    if (ts.isIdentifier(node) && OTHERS.has(node.text) && !ts.isPropertyAssignment(node.parent)) {
      add('other', listensTo(node) ? `${node.text}.addEventListener` : node.text);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'cookie') {
      if (ts.isStringLiteral(node.initializer)) add('cookie', node.initializer.text);
    }
    if (ts.isStringLiteral(node) && SDK.test(node.text) && !isTypeImport(node)) {
      add('sdk', node.text);
    }
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'path' &&
      file.fileName.includes('/contract/')
    ) {
      add('request', text(node.initializer));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** `cookieStore.addEventListener`, also as a property of the global object. */
function listensTo(node: ts.Identifier): boolean {
  const { parent } = node;
  const own = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const outer = own ? parent.parent : parent;
  return ts.isPropertyAccessExpression(outer) && outer.name.text === 'addEventListener';
}

function isTypeImport(node: ts.Node): boolean {
  return ts.isImportDeclaration(node.parent) && node.parent.importClause?.isTypeOnly === true;
}

/**
 * Every name under which the code of the `searched` files stores, reads or sends, with the constants of all.
 * @param sources file name → code
 */
export function findDeviceUses(
  sources: ReadonlyMap<string, string>,
  searched: readonly string[] = [...sources.keys()],
): DeviceUse[] {
  const files = [...sources].map(([name, code]) => parseFile(name, code));
  const all: Constants = new Map(files.flatMap(({ constants }) => [...constants]));
  const uses = files
    .filter(({ file }) => searched.includes(file.fileName))
    .flatMap(({ file, constants }) => usesIn(file, constants, all));
  return [...new Map(uses.map((use) => [`${use.kind} ${use.name}`, use])).values()];
}

/** The code that visitors run: of every package and the portal, without tests, stories, the command for servers and the demo. */
export function readSources(root: string): Map<string, string> {
  const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
  const isCode = (name: string) =>
    /\.tsx?$/.test(name) &&
    !/\.(test|stories|d)\.|(^|\/)(testing|stories|e2e|docs|openapi|check)\/|startTest/.test(name);
  return new Map(
    [...folders, 'apps/portal/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(isCode)
        .map((name) => {
          const path = `${folder}/${name}`;
          return [path, readFileSync(join(root, path), 'utf8')] as const;
        }),
    ),
  );
}
