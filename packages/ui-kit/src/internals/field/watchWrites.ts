/**
 * Calls back after code has set a property of a control, such as React Hook Form in `setValue`: no event tells of it. React
 * watches its inputs in the same way. Returns a function that ends it.
 */
export function watchWrites(
  control: HTMLElement,
  property: 'value' | 'checked',
  onWrite: () => void,
): () => void {
  const own = Object.getOwnPropertyDescriptor(control, property);
  const { get, set } =
    own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property) ?? {};
  let watching = true;
  Object.defineProperty(control, property, {
    configurable: true,
    enumerable: own?.enumerable ?? false,
    get,
    set(next) {
      set?.call(control, next);
      if (watching) onWrite();
    },
  });
  return () => {
    watching = false;
  };
}
