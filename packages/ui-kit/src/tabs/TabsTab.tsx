import { isComposing } from '@forsikring/foundation/isComposing';
import { type ComponentProps, forwardRef, type KeyboardEvent, type MouseEvent } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useOwnId, useTabIds, useTabs } from './TabsContext';

/** The state of a `TabsTab`. */
export interface TabsTabState {
  /** Its value, as in the `value` of the root and of its panel. */
  value: string;
  /** Whether its panel is shown. */
  selected: boolean;
  /** Whether the tab cannot be selected. */
  disabled: boolean;
}

/** Props of `TabsTab`; the rest goes to its element. */
export interface TabsTabProps
  extends Omit<ComponentProps<'button'>, 'role' | 'tabIndex' | 'value'> {
  /** Its value, as in the `value` of the root and of its panel. */
  value: string;
  /** Whether the tab cannot be selected. The arrow keys still reach it, so that it can be read. @default false */
  disabled?: boolean | undefined;
  /**
   * Another element that can be pressed, such as a router's link. Links want `activation="manual"`.
   * @default `<button>`
   */
  render?: RenderProp<ComponentProps<'button'>, TabsTabState> | undefined;
}

/**
 * A tab that selects its panel. Belongs in a `TabsList`.
 * @attribute data-value Always: its `value`.
 * @attribute data-selected The panel is shown.
 * @attribute data-disabled The tab cannot be selected.
 */
export const TabsTab = forwardRef<HTMLButtonElement, TabsTabProps>(function TabsTab(
  { value, disabled = false, id, onClick, ...rest },
  ref,
) {
  const tabs = useTabs();
  const { tabId, panelId } = useTabIds(value);
  useOwnId('tab', value, id);
  const selected = tabs.value === value;

  const refuse = (event: MouseEvent) => event.preventDefault();
  const press = (event: MouseEvent) => tabs.select(value, 'item-press', event);
  const pressWithSpace = (event: KeyboardEvent<HTMLElement>) => {
    // A tab is pressed with Space too (APG). Links know Enter alone.
    if (event.key !== ' ' || event.currentTarget.tagName !== 'A') return;
    if (isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return renderElement(
    'button',
    { ...rest, ref, ...(!disabled && { onClick }) },
    {
      id: id ?? tabId,
      role: 'tab',
      tabIndex: tabs.tabStop === value ? 0 : -1,
      'aria-selected': selected,
      'aria-controls': panelId,
      // With `disabled`, the keyboard could not reach the tab (APG, focusability of disabled controls).
      'aria-disabled': disabled || undefined,
      className: 'ui-tabs-tab',
      onClick: disabled ? refuse : press,
      onFocus: () => tabs.setTabStop(value),
      onKeyDown: pressWithSpace,
    },
    { value, selected, disabled },
  );
});
