/** Whether code can write an accessor that a control has itself. jsdom before 27 refuses that of a `<select>`. */
const takesAccessor = (control: Node, property: string) =>
  Reflect.set(Object.defineProperty(control.cloneNode(), property, { set() {} }), property, '');

/**
 * Calls back after code has set a property of a control, such as React Hook Form in `setValue`: no event tells of it. React
 * watches its inputs in the same way. Returns a function that ends it.
 */
export function watchWrites(
  control: HTMLElement,
  property: 'value' | 'checked',
  onWrite: () => void,
): () => void {
  if (!takesAccessor(control, property)) return () => {};
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
