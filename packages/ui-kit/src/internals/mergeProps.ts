import clsx from 'clsx/lite';
import { type CSSProperties, type Ref, type RefCallback, version } from 'react';

type AnyProps = Record<string, unknown>;
type Handler = (...args: unknown[]) => unknown;

/**
 * Merges the props of one element. Later props win, and of these all count: class names and
 * `aria-describedby` are joined, styles are merged, refs are all set, and event handlers all run,
 * the last one first. A handler that calls `preventDefault()` on its event stops those before it.
 *
 * @example
 * <Button render={(props) => <a {...mergeProps(props, { href, onClick: track })} />}>Bestill</Button>
 */
export function mergeProps<Props extends object>(
  ...sources: (Partial<Props> | undefined)[]
): Props {
  return sources.reduce<AnyProps>(
    (merged, source) => (source ? mergeTwo(merged, source as AnyProps) : merged),
    {},
  ) as Props;
}

function mergeTwo(first: AnyProps, second: AnyProps): AnyProps {
  const merged = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const before = first[name];
    if (before === undefined || before === null) merged[name] = value;
    else if (value !== undefined || !isHandlerName(name))
      merged[name] = mergeOne(name, before, value);
  }
  return merged;
}

function mergeOne(name: string, before: unknown, value: unknown): unknown {
  if (name === 'className') return clsx(before as string, value as string) || undefined;
  // Read in this order: the consumer's description is about the element, the part's adds to it.
  if (name === 'aria-describedby') return clsx(value as string, before as string) || undefined;
  if (name === 'style') return { ...(before as CSSProperties), ...(value as CSSProperties) };
  if (name === 'ref') return mergeRefs(before as Ref<unknown>, value as Ref<unknown>);
  if (isHandlerName(name) && typeof before === 'function' && typeof value === 'function')
    return composeEventHandlers(value as Handler, before as Handler);
  return value;
}

const isHandlerName = (name: string) => /^on[A-Z]/.test(name);

/** Runs the consumer's handler, then the part's own unless `preventDefault` was called in the first. */
export function composeEventHandlers<Args extends unknown[]>(
  theirs: ((...args: Args) => unknown) | undefined,
  ours: (...args: Args) => unknown,
): (...args: Args) => void {
  if (!theirs) return ours;
  return (...args) => {
    theirs(...args);
    const event = args[0] as { defaultPrevented?: boolean } | undefined;
    if (!event?.defaultPrevented) ours(...args);
  };
}

type AnyRef = Exclude<Ref<unknown>, null>;

// The same two refs give the same function: React would set a new one at every render.
const mergedRefs = new WeakMap<AnyRef, WeakMap<AnyRef, RefCallback<unknown>>>();

/** One ref that sets both. */
export function mergeRefs<Element>(
  first: Ref<Element> | undefined,
  second: Ref<Element> | undefined,
): Ref<Element> | undefined {
  if (!first || !second) return first ?? second;
  const ofFirst = mergedRefs.get(first as AnyRef) ?? new WeakMap<AnyRef, RefCallback<unknown>>();
  const known = ofFirst.get(second as AnyRef);
  if (known) return known as RefCallback<Element>;
  const merged = setBoth(first, second);
  ofFirst.set(second as AnyRef, merged as RefCallback<unknown>);
  mergedRefs.set(first as AnyRef, ofFirst);
  return merged;
}

/** React 18 calls a ref with null at the end, and warns when a ref returns a function. */
const hasRefCleanup = !version.startsWith('18.');

function setBoth<Element>(first: Ref<Element>, second: Ref<Element>): RefCallback<Element> {
  return (element) => {
    const releases = [setRef(first, element), setRef(second, element)];
    if (!hasRefCleanup) return;
    return () => {
      for (const release of releases) release();
    };
  };
}

/** Sets a ref. Returns what releases it. */
function setRef<Element>(ref: Ref<Element>, element: Element | null): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
