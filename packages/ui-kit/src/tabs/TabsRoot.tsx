import {
  type ComponentProps,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useId,
  useState,
} from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useControlled } from '../internals/useControlled';
import { type TabsChange, TabsContext } from './TabsContext';

interface TabsRootBase<Value extends string> extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Called before another tab is selected, with the reason. `details.cancel()` leaves the selection as it is. */
  onValueChange?: ((value: Value, details: TabsChange) => void) | undefined;
  /**
   * Whether the arrow keys select a tab or only move the focus to it, and Enter or Space selects. `manual`
   * suits panels that take time to load, and tabs that are links.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** Another element, such as `<section />`. @default `<div>` */
  render?: RenderProp<ComponentProps<'div'>> | undefined;
}

/** The selected tab, controlled by the consumer. */
interface ControlledTabs<Value extends string> {
  /** The selected tab, if you control it. */
  value: Value;
  /** The `value` of the tab that is selected at first. */
  defaultValue?: undefined;
}

/** The selected tab, kept by the part. */
interface UncontrolledTabs<Value extends string> {
  /** The selected tab, if you control it. */
  value?: undefined;
  /** The `value` of the tab that is selected at first. */
  defaultValue: NoInfer<Value>;
}

/**
 * Props of `TabsRoot`; the rest goes to the root. `value` or `defaultValue` is required. `Value` is a union of the values
 * of the tabs, from `value` or from `TabsRoot<'varsler' | 'personvern'>`.
 */
export type TabsRootProps<Value extends string = string> = TabsRootBase<Value> &
  (ControlledTabs<Value> | UncontrolledTabs<Value>);

/** Views of the same thing, of which one is shown (APG, tabs pattern): a `TabsList` and `TabsPanel`s. */
export const TabsRoot = forwardRef(function TabsRoot<Value extends string>(
  {
    value: valueNow,
    defaultValue,
    onValueChange,
    activation = 'automatic',
    ...rest
  }: TabsRootProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const id = useId();
  const [value, change] = useControlled<string, TabsChange['reason']>(
    valueNow,
    defaultValue ?? '',
    (next, details) => onValueChange?.(next as Value, details),
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
        controlled: valueNow !== undefined,
        activation,
        tabStop: focused ?? value,
        setTabStop: setFocused,
        ownIds,
        setOwnIds,
      }}
    >
      {renderElement('div', { ...rest, ref }, { className: 'ui-tabs' })}
    </TabsContext.Provider>
  );
}) as <Value extends string = string>(props: TabsRootProps<Value>) => ReactElement;
