import clsx from 'clsx/lite';
import { type CSSProperties, type Ref, type RefCallback, version } from 'react';

type AnyProps = Record<string, unknown>;
type Handler = (...args: unknown[]) => unknown;

/**
 * Merges the props of one element. Later props win, except these, which are combined: class names and
 * `aria-describedby` are joined, styles are merged, refs are all set, and event handlers all run,
 * the last one first. A handler that calls `preventDefault()` on its event stops the handlers before it.
 *
 * @example
 * <Button render={(props) => <a {...mergeProps(props, { href, onClick: track })} />}>Bestill</Button>
 */
export function mergeProps<Props extends object>(
  ...[first, ...sources]: (Partial<Props> | undefined)[]
): Props {
  // A copy of the first is fast: a table has hundreds of tooltips.
  const merged: AnyProps = { ...first };
  for (const source of sources)
    for (const name in source) merged[name] = mergeOne(name, merged[name], source[name]);
  return merged as Props;
}

/** The props of the consumer and of the part that are combined. Of other props, the part's own win. */
const COUNTS_OF_BOTH = /^(className|style|ref|aria-describedby|on[A-Z].*)$/;

/** Merges the props that a consumer gives a part with the part's own. */
export function mergeOwn<Props extends object>(theirs: Props, own: object): Props {
  const merged = { ...own } as AnyProps;
  const given = theirs as AnyProps;
  for (const name in given)
    if (!(name in own)) merged[name] = given[name];
    else if (COUNTS_OF_BOTH.test(name)) merged[name] = mergeOne(name, merged[name], given[name]);
  return merged as Props;
}

function mergeOne(name: string, before: unknown, value: unknown): unknown {
  if (before === undefined || before === null) return value;
  if (name === 'className') return clsx(before as string, value as string) || undefined;
  // Read in this order: the consumer's description is about the element, and the part's description adds to it.
  if (name === 'aria-describedby') return clsx(value as string, before as string) || undefined;
  if (name === 'style') return { ...(before as CSSProperties), ...(value as CSSProperties) };
  if (name === 'ref') return mergeRefs(before as Ref<unknown>, value as Ref<unknown>);
  if (!/^on[A-Z]/.test(name)) return value;
  if (value === undefined) return before;
  return typeof before === 'function' && typeof value === 'function'
    ? composeEventHandlers(value as Handler, before as Handler)
    : value;
}

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

/** Sets a ref. Returns a function that releases the ref. */
function setRef<Element>(ref: Ref<Element>, element: Element | null): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
