import { setAttributes } from './setAttributes';
import type { Component, View, ViewElement } from './view';

/** What one call of a hook remembers from one rendering to the next. */
export interface Hook {
  value?: unknown;
  deps?: readonly unknown[];
  cleanup?: unknown;
}

/** One element as it stands in the page. */
interface Instance {
  element: ViewElement;
  node?: Node;
  children: (Instance | undefined)[];
  hooks: Hook[];
}

/** The tree of one container. Any change renders all of it anew: the widget is some forty nodes. */
export interface Tree {
  container: Node;
  view: View;
  children: Instance['children'];
  due?: boolean;
}

/** What renders at the moment, if anything: its tree, its hooks in the order of their calls, the effects due. */
export const rendering = {
  tree: undefined as Tree | undefined,
  hooks: [] as Hook[],
  nextHook: 0,
  effects: [] as (() => void)[],
};

/** Renders its children, and no node of its own. */
export const Fragment: Component = ({ children }) => children;

function elementOf(view: View): ViewElement | undefined {
  if (view === undefined || view === null || typeof view === 'boolean') return undefined;
  if (Array.isArray(view)) return { type: Fragment, props: { children: view } };
  if (typeof view === 'object') return view as ViewElement;
  return { type: '#text', props: { nodeValue: `${view}` } };
}

function nodesOf(instance: Instance | undefined): Node[] {
  if (!instance) return [];
  return instance.node ? [instance.node] : instance.children.flatMap(nodesOf);
}

function remove(instance: Instance | undefined) {
  for (const { cleanup } of instance?.hooks ?? []) if (typeof cleanup === 'function') cleanup();
  for (const node of nodesOf(instance)) node.parentNode?.removeChild(node);
  for (const child of instance?.children ?? []) remove(child);
}

function createNode(type: string, svg: boolean): Node {
  if (type === '#text') return document.createTextNode('');
  return document.createElementNS(`http://www.w3.org/${svg ? '2000/svg' : '1999/xhtml'}`, type);
}

/** Puts the nodes into their parent in this order, and moves none that stands right: focus stays. */
function place(parent: Node, nodes: readonly Node[]) {
  nodes.forEach((node, at) => {
    const present = parent.childNodes[at] ?? null;
    if (present !== node) parent.insertBefore(node, present);
  });
}

function patch(old: Instance | undefined, view: View, inSvg: boolean): Instance | undefined {
  const element = elementOf(view);
  const same = element && old?.element.type === element.type && old.element.key === element.key;
  if (!same) remove(old);
  if (!element) return undefined;

  const { type, props } = element;
  const instance: Instance = same ? (old as Instance) : { element, children: [], hooks: [] };
  if (typeof type === 'string') {
    const svg = inSvg || type === 'svg';
    instance.node ??= createNode(type, svg);
    setAttributes(instance.node, same ? instance.element.props : {}, props);
    patchChildren(instance, props.children, svg);
    place(instance.node, instance.children.flatMap(nodesOf));
  } else {
    const { context } = type;
    const outer = context?.value;
    if (context) context.value = props.value;
    rendering.hooks = instance.hooks;
    rendering.nextHook = 0;
    patchChildren(instance, type(props), inSvg);
    if (context) context.value = outer;
  }
  instance.element = element;
  return instance;
}

/** What renders nothing leaves a gap in the list, so that its neighbours stay who they are. */
function patchChildren(parent: Pick<Instance, 'children'>, view: View, svg: boolean) {
  const views: readonly View[] = Array.isArray(view) ? view : [view];
  for (const instance of parent.children.slice(views.length)) remove(instance);
  parent.children = views.map((each, at) => patch(parent.children[at], each, svg));
}

/**
 * Renders the tree at once, then runs the effects that came due. Asked for by a cleanup, when a tree
 * is half done, it waits.
 */
export function draw(tree: Tree) {
  tree.due = false;
  if (rendering.tree) return redraw(tree);
  rendering.tree = tree;
  try {
    patchChildren(tree, tree.view, false);
    place(tree.container, tree.children.flatMap(nodesOf));
  } finally {
    rendering.tree = undefined;
  }
  for (const effect of rendering.effects.splice(0)) effect();
}

/** Renders the tree soon, once for all changes until then. */
export function redraw(tree: Tree) {
  if (tree.due) return;
  tree.due = true;
  queueMicrotask(() => draw(tree));
}
