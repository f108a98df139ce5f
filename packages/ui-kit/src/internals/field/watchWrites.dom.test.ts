import { expect, test, vi } from 'vitest';
import { watchWrites } from './watchWrites';

/** A `<select>` as in jsdom before 27: a proxy that refuses to write an accessor of its own. */
function createOldSelect(): HTMLSelectElement {
  const select = document.createElement('select');
  select.innerHTML = '<option>a<option>b';
  return new Proxy(select, {
    get(target, name) {
      if (name === 'cloneNode') return createOldSelect;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) =>
      Reflect.getOwnPropertyDescriptor(target, name) === undefined &&
      Reflect.set(target, name, value),
  });
}

test('a select of a DOM that refuses own accessors is written as before', () => {
  const select = createOldSelect();
  const onWrite = vi.fn();
  watchWrites(select, 'value', onWrite);
  select.value = 'b';
  expect(select.value).toBe('b');
  expect(onWrite).not.toHaveBeenCalled();
});
