import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createContext,
  createRoot,
  Fragment,
  jsx,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from '.';
import type { View } from './view';

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

/** A component that draws by a function of its one state, and a way to set that from outside. */
function stateful<Value>(initial: Value, draw: (value: Value) => View) {
  let set: (value: Value) => void = () => {};
  const view = component(() => {
    const [value, setValue] = useState(initial);
    set = setValue;
    return draw(value);
  });
  return { view, set: async (value: Value) => set(value) };
}

const component = (draw: () => View) => jsx(draw, {});
const element = (type: string, children?: View, props = {}) => jsx(type, { ...props, children });

describe('what is rendered', () => {
  it('is what React would render', () => {
    const rows = ['a', 'b'].map((key) => jsx('li', { children: key }, key));
    root.render(
      jsx(Fragment, {
        children: [
          element('p', [1, ' av ', 2, null, false], { className: 'x', 'aria-hidden': true }),
          element('label', 'Navn', { htmlFor: 'navn', tabIndex: -1 }),
          element('ul', rows),
          element('svg', element('path', undefined, { d: 'M0 0' }), { viewBox: '0 0 4 4' }),
        ],
      }),
    );
    expect(container.innerHTML).toBe(
      '<p class="x" aria-hidden="true">1 av 2</p><label for="navn" tabindex="-1">Navn</label><ul><li>a</li><li>b</li></ul><svg viewBox="0 0 4 4"><path d="M0 0"></path></svg>',
    );
    expect(container.querySelector('path')).toBeInstanceOf(SVGElement);
  });

  it('comes and goes without disturbing its neighbours', async () => {
    const { view, set } = stateful(false, (open) => [
      open && element('p', 'ny'),
      element('input'),
      open ? element('b', 'ja') : element('i', 'nei'),
    ]);
    root.render(view);
    const input = container.querySelector('input') as HTMLInputElement;
    input.focus();
    await set(true);
    expect(container.innerHTML).toBe('<p>ny</p><input><b>ja</b>');
    await set(false);
    expect(container.innerHTML).toBe('<input><i>nei</i>');
    expect(container.querySelector('input')).toBe(input);
    expect(input).toHaveFocus();
  });

  it('begins anew under another key', async () => {
    const { view, set } = stateful(1, (key) => jsx('h2', { children: 'Steg' }, key));
    root.render(view);
    const first = container.firstChild;
    await set(2);
    expect(container.innerHTML).toBe('<h2>Steg</h2>');
    expect(container.firstChild).not.toBe(first);
  });

  it('loses the attributes that it no longer has', async () => {
    const { view, set } = stateful<string | undefined>('true', (invalid) =>
      element('p', '', { 'aria-invalid': invalid }),
    );
    root.render(view);
    await set(undefined);
    expect(container.innerHTML).toBe('<p></p>');
  });
});

describe('a field', () => {
  it('shows what its state says, whatever the visitor did', async () => {
    const { view, set } = stateful('', (value) =>
      element('textarea', undefined, { value, onChange: () => {} }),
    );
    root.render(view);
    const field = container.querySelector('textarea') as HTMLTextAreaElement;
    field.value = 'skrevet';
    await set('fra tilstanden');
    expect(field.value).toBe('fra tilstanden');
  });

  it('tells of each change: a text as it is written, a choice as it is made', () => {
    const onChange = vi.fn();
    root.render([
      element('textarea', undefined, { onChange }),
      element('input', undefined, { type: 'radio', onChange }),
    ]);
    container.querySelector('textarea')?.dispatchEvent(new Event('input'));
    expect(onChange).toHaveBeenCalledTimes(1);
    container.querySelector('input')?.click();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('hooks', () => {
  it('draw once for several changes', async () => {
    const drawn = vi.fn((value: number): View => value);
    const { view, set } = stateful<number>(0, drawn);
    root.render(view);
    await Promise.all([set(1), set(2)]);
    expect(container.textContent).toBe('2');
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('run an effect when its dependencies change, and clean up first, and at the end', async () => {
    const log: string[] = [];
    const { view, set } = stateful(1, (value) => {
      const ref = useRef<Element | null>(null);
      useEffect(() => {
        log.push(`${value} ${ref.current?.isConnected}`);
        return () => log.push(`not ${value}`);
      }, [value > 1]);
      return element('p', value, { ref });
    });
    root.render(view);
    await set(2);
    await set(3);
    root.unmount();
    expect(log).toEqual(['1 true', 'not 1', '2 true', 'not 2']);
    expect(container.innerHTML).toBe('');
  });

  it('may draw from a cleanup, also while the whole is taken down', async () => {
    const child = component(() => {
      useEffect(() => () => root.render(element('p', 'nytt')), []);
      return element('b', 'gammelt');
    });
    root.render([child, element('i', 'ved siden')]);
    root.render([null, element('i', 'ved siden')]);
    await Promise.resolve();
    expect(container.innerHTML).toBe('<p>nytt</p>');
    root.render([child, 'x']);
    root.unmount();
    await Promise.resolve();
    expect(container.innerHTML).toBe('<p>nytt</p>');
  });

  it('of two roots stay apart when one draws the other', async () => {
    const otherContainer = document.createElement('div');
    const other = createRoot(otherContainer);
    const { view, set } = stateful('før', (value) => element('b', value));
    const drawsOther = component(() => {
      useEffect(() => () => other.render(element('u', 'annet')), []);
      return null;
    });
    root.render([drawsOther, null]);
    root.render([null, view]);
    await set('etter');
    await Promise.resolve();
    expect(container.innerHTML).toBe('<b>etter</b>');
    expect(otherContainer.innerHTML).toBe('<u>annet</u>');
    other.unmount();
  });

  it('give each widget ids of its own', () => {
    const named = () => component(() => element('p', '', { id: useId() }));
    root.render([named(), named()]);
    const [one, other] = [...container.children].map(({ id }) => id);
    expect(one).toBeTruthy();
    expect(one).not.toBe(other);
  });

  it('hand a context to all below its provider, and to nobody else', () => {
    const context = createContext('ute');
    const reader = () => component(() => element('b', useContext(context)));
    root.render([
      jsx(context.Provider, { value: 'inne', children: element('p', reader()) }),
      reader(),
    ]);
    expect(container.innerHTML).toBe('<p><b>inne</b></p><b>ute</b>');
  });

  it('follow a store, until the end', async () => {
    const listeners = new Set<() => void>();
    let state = 'før';
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    root.render(component(() => useSyncExternalStore(subscribe, () => state)));
    state = 'etter';
    for (const listener of listeners) listener();
    await Promise.resolve();
    expect(container.textContent).toBe('etter');
    root.unmount();
    expect(listeners.size).toBe(0);
  });
});
