import { type ComponentProps, forwardRef, useRef } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useHiddenUntilFound } from '../internals/useHiddenUntilFound';
import { useOwnId, useTabIds, useTabs } from './TabsContext';

/** Props of `TabsPanel`; the rest goes to its element. */
export interface TabsPanelProps extends Omit<ComponentProps<'div'>, 'role' | 'hidden'> {
  /** The `value` of the tab that the panel belongs to. */
  value: string;
  /**
   * Whether the Tab key reaches the panel: a panel with text alone must be reached, and scrolled (APG). Set -1 for a
   * panel that starts with something that can be focused.
   * @default 0
   */
  tabIndex?: number | undefined;
  /** Another element, such as `<section />`. @default `<div>` */
  render?: RenderProp<ComponentProps<'div'>, { selected: boolean }> | undefined;
}

/**
 * The content of a tab. A hidden panel stays in the page: typed text is kept, and find-in-page finds text in the panel
 * and selects its tab.
 * @attribute data-selected The panel is shown.
 */
export const TabsPanel = forwardRef<HTMLDivElement, TabsPanelProps>(function TabsPanel(
  { value, tabIndex = 0, id, ...rest },
  ref,
) {
  const tabs = useTabs();
  const { tabId, panelId } = useTabIds(value);
  useOwnId('panel', value, id);
  const panel = useRef<HTMLDivElement>(null);
  const selected = tabs.value === value;
  useHiddenUntilFound(panel, !selected, (event) => tabs.select(value, 'find-in-page', event));

  return renderElement(
    'div',
    { ...rest, ref },
    {
      ref: panel,
      id: id ?? panelId,
      // A panel that is hidden until found still has a box, which would be read and take the focus.
      ...(selected ? { role: 'tabpanel', 'aria-labelledby': tabId, tabIndex } : {}),
      hidden: !selected,
      className: 'ui-tabs-panel',
    },
    { selected },
  );
});
