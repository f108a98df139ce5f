import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useId } from 'react';
import { useControlled } from '../internals/useControlled';
import {
  type AccordionChange,
  AccordionContext,
  type HeadingLevel,
  type ToggleItem,
} from './AccordionContext';

interface AccordionRootBaseProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The level of the items' headings: one below the level of the heading above. */
  headingLevel: HeadingLevel;
}

/** The open items, when several can be open. */
interface AccordionMultipleProps {
  /** Whether several items can be open at once. @default true */
  multiple?: true | undefined;
  /** The `value` of each open item, when you control it. */
  value?: string[] | undefined;
  /** The `value` of each item that is open at first. @default [] */
  defaultValue?: string[] | undefined;
  /** Called before an item opens or closes, with the reason. `details.cancel()` leaves all as they are. */
  onValueChange?: ((value: string[], details: AccordionChange) => void) | undefined;
}

/** The open item, when one can be open. */
interface AccordionSingleProps {
  /** False: one item can be open at a time. */
  multiple: false;
  /** The `value` of the open item, or null for none, when you control it. */
  value?: string | null | undefined;
  /** The `value` of the item that is open at first. @default null */
  defaultValue?: string | null | undefined;
  /** Called before an item opens or closes, with the reason. `details.cancel()` leaves all as they are. */
  onValueChange?: ((value: string | null, details: AccordionChange) => void) | undefined;
}

/**
 * Props of `AccordionRoot`; the rest goes to the root. With `value`, `defaultValue` or `onValueChange`, the root decides
 * which items are open, and `open` and `defaultOpen` of its items are ignored.
 */
export type AccordionRootProps = AccordionRootBaseProps &
  (AccordionMultipleProps | AccordionSingleProps);

const listOf = (value: string[] | string | null | undefined) => [value ?? []].flat();

/** Questions whose answers are hidden until they are opened. Works before scripts run, and with find-in-page. */
export const AccordionRoot = forwardRef<HTMLDivElement, AccordionRootProps>(function AccordionRoot(
  { headingLevel, multiple = true, value, defaultValue, onValueChange, className, ...rest },
  ref,
) {
  const id = useId();
  const keepsState =
    value !== undefined || defaultValue !== undefined || onValueChange !== undefined;
  const [values, change] = useControlled<string[], AccordionChange['reason']>(
    value === undefined ? undefined : listOf(value),
    listOf(defaultValue),
    (next, details) => {
      const notify = onValueChange as
        | ((next: unknown, details: AccordionChange) => void)
        | undefined;
      notify?.(multiple ? next : (next[0] ?? null), details);
    },
  );
  const toggle = (item: string, ...[open, ...why]: Parameters<ToggleItem>) => {
    const others = multiple ? values.filter((other) => other !== item) : [];
    return change(open ? [...others, item] : others, ...why);
  };

  // Items with their own state are closed by the browser, which knows a group by its name.
  const group = multiple || keepsState ? undefined : id;
  const rootState = keepsState ? { values, toggle } : undefined;
  return (
    <AccordionContext.Provider value={{ headingLevel, group, rootState }}>
      <div {...rest} ref={ref} className={clsx('ui-accordion', className)} />
    </AccordionContext.Provider>
  );
});
