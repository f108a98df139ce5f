/**
 * The part of React that the widget uses, in 1.4 kB instead of the 6 kB of Preact, so that the
 * custom element keeps to its size (decision 010). The build puts it in React's place; nothing else
 * may import it. Unlike React it renders the whole tree at each change, keeps lists by position, and
 * knows no server, no updater functions and no class components.
 */
import { draw, type Tree } from './tree';
import type { Props, View, ViewElement } from './view';

export {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from './hooks';
export { Fragment } from './tree';

/** What the compiler makes of JSX. */
export function jsx(type: ViewElement['type'], props: Props, key?: string | number): ViewElement {
  return { type, props, key };
}

/**
 * For elements of several children, as the compiler has it.
 * @public
 */
export const jsxs: typeof jsx = (...element) => jsx(...element);

/** As that of `react-dom/client`. */
export function createRoot(container: Node) {
  const tree: Tree = { container, view: undefined, children: [] };
  const render = (view: View) => {
    tree.view = view;
    draw(tree);
  };
  return { render, unmount: () => render(undefined) };
}
