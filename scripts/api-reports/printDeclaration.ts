import ts from 'typescript';

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });

/**
 * Prints a declaration so that equal types have equal texts: members and union members are sorted, private
 * members are left out, and a parameter that is destructured has one name.
 */
export function printDeclaration(declaration: ts.Node): string {
  const source = declaration.getSourceFile();
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  const { transformed, dispose } = ts.transform(declaration, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node =>
        normalised(ts.visitEachChild(node, visit, context), node, print);
      return visit(root);
    },
  ]);
  const [normalisedDeclaration = declaration] = transformed;
  const text = print(normalisedDeclaration);
  dispose();
  return text;
}

type Print = (node: ts.Node) => string;

/**
 * A node whose children are normalised already.
 * @param original The node of the source file, which knows its parent.
 */
function normalised(node: ts.Node, original: ts.Node, print: Print): ts.Node {
  const { factory } = ts;
  if (ts.isInterfaceDeclaration(node)) {
    const members = sortedMembers(node.members, print);
    return factory.updateInterfaceDeclaration(
      node,
      node.modifiers,
      node.name,
      node.typeParameters,
      node.heritageClauses,
      members,
    );
  }
  if (ts.isClassDeclaration(node)) {
    const members = sortedMembers(node.members.filter(isVisible), print);
    return factory.updateClassDeclaration(
      node,
      node.modifiers,
      node.name,
      node.typeParameters,
      node.heritageClauses,
      members,
    );
  }
  if (ts.isTypeLiteralNode(node)) {
    return factory.updateTypeLiteralNode(
      node,
      factory.createNodeArray(sortedMembers(node.members, print)),
    );
  }
  if (ts.isUnionTypeNode(node)) {
    return factory.updateUnionTypeNode(
      node,
      factory.createNodeArray(sortedBy(node.types, (type) => unionKey(print(type)))),
    );
  }
  if (ts.isParameter(node) && !ts.isIdentifier(node.name)) {
    return factory.updateParameterDeclaration(
      node,
      node.modifiers,
      node.dotDotDotToken,
      parameterName(original as ts.ParameterDeclaration),
      node.questionToken,
      node.type,
      node.initializer,
    );
  }
  return node;
}

/** Sorted by name; calls come first, and overloads keep their order, which matters. */
const sortedMembers = <Member extends ts.ClassElement | ts.TypeElement>(
  members: readonly Member[],
  print: Print,
): Member[] => sortedBy(members, (member) => (member.name ? print(member.name) : ''));

function sortedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  return keyed
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ item }) => item);
}

/** `null` and `undefined` come last. */
const unionKey = (text: string) => (/^(null|undefined)$/.test(text) ? `\uffff${text}` : text);

function isVisible(member: ts.ClassElement): boolean {
  const isPrivate = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private;
  return !isPrivate && !(member.name && ts.isPrivateIdentifier(member.name));
}

/** The names that a function destructures are internal. */
function parameterName({ parent }: ts.ParameterDeclaration): string {
  const name = ts.isFunctionDeclaration(parent) ? parent.name?.text : undefined;
  return name && /^[A-Z]/.test(name) ? 'props' : 'options';
}
