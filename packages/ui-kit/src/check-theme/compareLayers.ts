/** Compares two layers by their names: below 0 where the first one gives way to the other. */
export type CompareLayers = (one: string, other: string) => number;

/**
 * The order of a page's layers (CSS Cascade 5): as they are first named, what is in a layer's own layers
 * before the rest of it, and what is in none last. `names` are complete, with dots, in the page's order.
 */
export function orderLayers(names: string[]): CompareLayers {
  const known = new Set(names.flatMap((name) => parents(name)));
  const places = new Map([...known].map((name, place) => [name, place]));
  const path = (name: string) => [
    ...(name === '' ? [] : parents(name)).map((one) => places.get(one) ?? -1),
    Number.POSITIVE_INFINITY,
  ];
  return (one, other) => {
    const [from, to] = [path(one), path(other)];
    const at = from.findIndex((place, index) => place !== to[index]);
    return at < 0 ? 0 : Math.sign((from[at] ?? 0) - (to[at] ?? 0));
  };
}

/** `a.b.c` as `a`, `a.b` and `a.b.c`. */
const parents = (name: string) =>
  name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
