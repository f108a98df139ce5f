import { isComposing } from '@forsikring/foundation/isComposing';
import {
  type ComponentProps,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  useEffect,
  useRef,
} from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { warnOnce } from '../internals/warnOnce';
import { useTabs } from './TabsContext';
import { scrollToTab, useScrollEdges } from './useScrollEdges';

/** Props of `TabsList`; the rest goes to its element. The row needs a name: `aria-label` or `aria-labelledby`. */
export interface TabsListProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Another element. @default `<div>` */
  render?: RenderProp<ComponentProps<'div'>, TabsListState> | undefined;
}

/** The state of a `TabsList`. */
export interface TabsListState {
  /** Whether more tabs are before the first one in view. */
  moreBefore: boolean;
  /** Whether more tabs are after the last one in view. */
  moreAfter: boolean;
}

const valueIn = (tab: HTMLElement) => tab.dataset.value ?? '';
const isEnabled = (tab: HTMLElement) => tab.getAttribute('aria-disabled') !== 'true';

/** The tab after one that was removed, or the one before the removed tab. */
function besideGone(gone: string, before: string[], tabs: HTMLElement[]): HTMLElement | undefined {
  const at = before.indexOf(gone);
  if (at < 0 || tabs.some((tab) => valueIn(tab) === gone)) return;
  const nearest = [...before.slice(at + 1), ...before.slice(0, at).reverse()];
  return nearest
    .map((value) => tabs.find((tab) => valueIn(tab) === value && isEnabled(tab)))
    .find(Boolean);
}

/** The tabs that can take the focus: those that the browser disables, such as a `<button disabled>`, cannot. */
const tabsIn = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled, [hidden])'),
];

/** Whether neither CSS nor `inert` hides a tab now. Such a tab stays selected, and may be shown in another window. */
const isShown = (tab: HTMLElement) =>
  tab.checkVisibility?.({ checkVisibilityCSS: true }) !== false && !tab.closest('[inert]');

/**
 * The row of `TabsTab`s. Tab reaches one of them, the arrow keys, Home and End the others. A row that is
 * too wide for its place scrolls by itself, and shows at which end there are more.
 * @attribute data-more-before More tabs are before the first one in view.
 * @attribute data-more-after More tabs are after the last one in view.
 */
export const TabsList = forwardRef<HTMLDivElement, TabsListProps>(function TabsList(props, ref) {
  const { value, select, controlled, activation, setTabStop } = useTabs();
  const list = useRef<HTMLDivElement>(null);
  const { moreBefore, moreAfter } = useScrollEdges(list);

  /** The values of the tabs when the list was last rendered. */
  const before = useRef<string[]>([]);
  useEffect(() => {
    const tabs = list.current ? tabsIn(list.current) : [];
    const next = !controlled && besideGone(value, before.current, tabs);
    before.current = tabs.map(valueIn);
    if (next) {
      select(valueIn(next), 'programmatic', new Event('programmatic'));
      return;
    }
    // The row must be reached by keyboard although the selected tab is missing or hidden.
    if (!tabs.some((tab) => tab.tabIndex === 0 && isShown(tab)))
      setTabStop(tabs.find(isShown)?.dataset.value);
    if (process.env.NODE_ENV === 'production' || !list.current || tabs.length === 0) return;
    if (!['aria-label', 'aria-labelledby'].some((name) => list.current?.getAttribute(name)))
      warnOnce('A TabsList has no name. Give it an aria-label or aria-labelledby.');
    if (!list.current.querySelector('[aria-selected="true"]'))
      warnOnce(`No TabsTab has the value '${value}' of its TabsRoot, so no panel is shown.`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is selected with another value
  useEffect(() => {
    if (list.current) scrollToTab(list.current, '[aria-selected="true"]');
  }, [value]);

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = findTarget(event, tabsIn(event.currentTarget).filter(isShown));
    if (!target) return;
    event.preventDefault();
    target.focus();
    if (activation === 'automatic' && isEnabled(target)) select(valueIn(target), 'focus', event);
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    // The next Tab into the row reaches the selected tab.
    if (!event.currentTarget.contains(event.relatedTarget)) setTabStop(undefined);
  };

  return renderElement(
    'div',
    { ...props, ref },
    {
      ref: list,
      role: 'tablist',
      className: 'ui-tabs-list',
      onKeyDown: moveFocus,
      onBlur: leave,
    },
    { moreBefore, moreAfter },
  );
});

/** The tab that a key leads to. */
function findTarget(event: KeyboardEvent<HTMLElement>, tabs: HTMLElement[]) {
  const at = tabs.indexOf(event.target as HTMLElement);
  // With a modifier, the key belongs to the browser: Alt and an arrow go back in the history.
  if (at < 0 || isComposing(event.nativeEvent)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  switch (event.key) {
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return tabs[(at + 1) % tabs.length];
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return tabs.at(at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
  }
}
