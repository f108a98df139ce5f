import { Fragment, type Hook, redraw, rendering, type Tree } from './tree';

function useHook(create: () => Hook): Hook {
  const at = rendering.nextHook++;
  rendering.hooks[at] ??= create();
  return rendering.hooks[at];
}

/** As React's, without updater functions. */
export function useState<Value>(initial: Value | (() => Value)) {
  type State = [value: Value, set: (value: Value) => void];
  const tree = rendering.tree as Tree;
  const hook = useHook(() => {
    const hook: { value?: State } = {};
    const set = (value: Value) => {
      if (Object.is(hook.value?.[0], value)) return;
      hook.value = [value, set];
      redraw(tree);
    };
    hook.value = [initial instanceof Function ? initial() : initial, set];
    return hook;
  });
  return hook.value as State;
}

/** As React's; it runs as soon as the page shows what was rendered. */
export function useEffect(effect: () => unknown, deps?: readonly unknown[]) {
  const hook = useHook(() => ({}));
  if (deps && hook.deps && deps.every((dep, at) => Object.is(dep, hook.deps?.[at]))) return;
  hook.deps = deps;
  rendering.effects.push(() => {
    if (typeof hook.cleanup === 'function') hook.cleanup();
    hook.cleanup = effect();
  });
}

/** As React's. */
export function useRef<Value>(initial: Value) {
  return useHook(() => ({ value: { current: initial } })).value as { current: Value };
}

let ids = 0;

/** As React's: unlike all others in the page. */
export function useId() {
  return useHook(() => ({ value: `fbw-${++ids}` })).value as string;
}

/** As React's, for stores that keep no change from the first rendering until its effects. */
export function useSyncExternalStore<State>(
  subscribe: (listener: () => void) => () => void,
  getState: () => State,
) {
  const [, show] = useState(getState);
  useEffect(() => subscribe(() => show(getState())), [subscribe, getState]);
  return getState();
}

/** As React's. */
export function createContext<Value>(value: Value) {
  const context = { value };
  // A component of its own, so that it can carry its context.
  const Provider = Object.assign(Fragment.bind(undefined), { context });
  return Object.assign(context, { Provider });
}

/** As React's: what the nearest provider above holds. */
export function useContext<Value>(context: { value: Value }) {
  return context.value;
}
