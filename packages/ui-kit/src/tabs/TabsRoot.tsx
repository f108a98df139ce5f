import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useId, useState } from 'react';
import { useControlled } from '../internals/useControlled';
import { type TabsChange, TabsContext } from './TabsContext';

interface TabsRootBase extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Told before another tab is selected, and why. `details.cancel()` leaves the selection as it is. */
  onValueChange?: (value: string, details: TabsChange) => void;
  /**
   * Whether the arrow keys select a tab or only move the focus to it, and Enter or Space selects. `manual`
   * suits panels that take time to load, and tabs that are links.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
}

/** The selected tab, held by the consumer. */
interface TabsHeld {
  /** The `value` of the selected tab, where you hold that yourself. */
  value: string;
  /** The `value` of the tab that is selected at first. */
  defaultValue?: undefined;
}

/** The selected tab, held by the part. */
interface TabsNotHeld {
  /** The `value` of the selected tab, where you hold that yourself. */
  value?: undefined;
  /** The `value` of the tab that is selected at first. */
  defaultValue: string;
}

/** Props of `TabsRoot`; the rest goes to the root. It needs `value` or `defaultValue`. */
export type TabsRootProps = TabsRootBase & (TabsHeld | TabsNotHeld);

/** Views of the same thing, of which one is shown (APG, tabs pattern): a `TabsList` and `TabsPanel`s. */
export const TabsRoot = forwardRef<HTMLDivElement, TabsRootProps>(function TabsRoot(
  { value: valueNow, defaultValue, onValueChange, activation = 'automatic', className, ...rest },
  ref,
) {
  const id = useId();
  const [value, change] = useControlled<string, TabsChange['reason']>(
    valueNow,
    defaultValue ?? '',
    onValueChange,
  );
  const [focused, setFocused] = useState<string>();
  const [ownIds, setOwnIds] = useState<Record<string, string>>({});

  return (
    <TabsContext.Provider
      value={{
        id,
        value,
        select: (next, reason, event) => {
          if (next !== value) change(next, reason, event);
        },
        activation,
        tabStop: focused ?? value,
        setTabStop: setFocused,
        ownIds,
        setOwnIds,
      }}
    >
      <div {...rest} ref={ref} className={clsx('ui-tabs', className)} />
    </TabsContext.Provider>
  );
});
