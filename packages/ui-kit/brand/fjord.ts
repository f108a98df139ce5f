import type { Brand } from './Brand';
import dark from './fjord.dark.tokens.json';
import light from './fjord.tokens.json';

type Tree = { [name: string]: Tree | unknown };

/**
 * The example brand with some tokens replaced, by path: `{ 'color.accent.$value': '#ff0000' }`. `undefined` removes a
 * token.
 */
export function fjord(changes: { light?: Tree; dark?: Tree } = {}): Brand {
  const write = (tokens: object, changed: Tree = {}) =>
    JSON.stringify(
      Object.entries(changed).reduce(
        (tree, [path, value]) => set(tree, path, value),
        tokens as Tree,
      ),
      null,
      2,
    );
  return {
    name: 'fjord',
    light: { path: 'fjord.tokens.json', text: write(light, changes.light) },
    dark: { path: 'fjord.dark.tokens.json', text: write(dark, changes.dark) },
  };
}

function set(tree: Tree, path: string, value: unknown): Tree {
  const [name = '', ...rest] = path.split('.');
  const child = tree[name];
  const inner = typeof child === 'object' && child !== null ? (child as Tree) : {};
  return { ...tree, [name]: rest.length > 0 ? set(inner, rest.join('.'), value) : value };
}
