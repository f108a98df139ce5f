import clsx from 'clsx/lite';
import {
  type ComponentProps,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { mergeRefs } from '../internals/mergeProps';
import { askFor } from '../internals/useControlled';
import { warnOnce, warnWithoutStyles } from '../internals/warnOnce';
import { type AccordionChange, AccordionContext, type ToggleItem } from './AccordionContext';
import { AccordionItemContext } from './AccordionItemContext';
import { AccordionPanel } from './AccordionPanel';
import { AccordionTrigger } from './AccordionTrigger';

interface AccordionItemBase
  extends Omit<ComponentProps<'details'>, 'name' | 'onToggle' | 'children'> {
  /** The name of the item in the `value` of the root. @default an id of its own */
  value?: string | undefined;
  /** Whether the item is open, when you control it. Not with a root that has `value` or the like. */
  open?: boolean | undefined;
  /** Whether the item is open at first. Not with a root that has `value` or the like. @default false */
  defaultOpen?: boolean | undefined;
  /**
   * Called before the item opens or closes, with the reason. `details.cancel()` leaves the item as it is, except when
   * another item of its group opens.
   */
  onOpenChange?: ((open: boolean, details: AccordionChange) => void) | undefined;
  /** Whether the item stays as it is. A disabled item can still be reached and read. @default false */
  disabled?: boolean | undefined;
}

interface AccordionItemWithHeading {
  /** The question, in the words of the reader; the children answer it. */
  heading: ReactNode;
  /** The answer. */
  children?: ReactNode;
}

interface AccordionItemOfParts {
  /** The trigger has the question. */
  heading?: undefined;
  /** An `AccordionTrigger` and an `AccordionPanel`. */
  children: ReactElement | readonly ReactElement[];
}

/**
 * Props of `AccordionItem`; the rest goes to the `<details>`. An item has a `heading`, or an `AccordionTrigger` and an
 * `AccordionPanel` as its children.
 */
export type AccordionItemProps = AccordionItemBase &
  (AccordionItemWithHeading | AccordionItemOfParts);

/** Whether the consumer knows the item as open. The browser may open an item, and change `open`, by itself. */
const isKnownOpen = (details: HTMLDetailsElement) => details.hasAttribute('data-open');

function setOpen(details: HTMLDetailsElement, open: boolean) {
  details.toggleAttribute('open', open);
  details.toggleAttribute('data-open', open);
}

/**
 * One question and its answer (APG, accordion pattern, on the browser's own `<details>`).
 * @attribute data-open The item is open.
 * @attribute data-disabled The item can be neither opened nor closed.
 */
export const AccordionItem = forwardRef<HTMLDetailsElement, AccordionItemProps>(
  function AccordionItem(
    {
      heading,
      value,
      open: openNow,
      defaultOpen = false,
      onOpenChange,
      disabled = false,
      children,
      className,
      ...rest
    },
    ref,
  ) {
    if (process.env.NODE_ENV === 'development') warnWithoutStyles();
    const { group, rootState } = useContext(AccordionContext);
    const ownValue = useId();
    const name = value ?? ownValue;
    const element = useRef<HTMLDetailsElement>(null);
    const setByCode = useRef(false);
    // Unless the consumer or the root keeps the state, the element does: opening an item renders nothing again.
    const [openAtFirst] = useState(defaultOpen);
    const isControlled = rootState || openNow !== undefined;
    const open = rootState ? rootState.values.includes(name) : (openNow ?? openAtFirst);

    const ask: ToggleItem = (...change) =>
      !disabled &&
      askFor(onOpenChange, ...change) &&
      (!rootState || rootState.toggle(name, ...change));
    const press = (event: MouseEvent<HTMLElement>) => {
      // The browser would toggle the item before anybody is asked.
      event.preventDefault();
      const details = element.current;
      if (!details) return;
      const next = !isKnownOpen(details);
      if (ask(next, 'trigger-press', event) && !isControlled) setOpen(details, next);
    };
    const followBrowser = (event: SyntheticEvent<HTMLDetailsElement>) => {
      const details = event.currentTarget;
      const next = details.open;
      // In React, `toggle` of an element inside the item bubbles up to here. This item has then usually not changed.
      if (next === isKnownOpen(details)) return;
      const closedByGroup = !next && !disabled && Boolean(group);
      const byBrowser = next && !setByCode.current;
      setByCode.current = false;
      const reason = byBrowser ? 'find-in-page' : closedByGroup ? 'group' : 'programmatic';
      // Puts the old state back until the consumer agrees. Not for an item that was closed because another one of its group
      // opened: opening it again would close that other one.
      if (!closedByGroup) details.toggleAttribute('open', !next);
      if ((ask(next, reason, event) || closedByGroup) && !isControlled) setOpen(details, next);
    };
    useEffect(() => {
      const details = element.current;
      if (!details) return;
      if (process.env.NODE_ENV !== 'production' && !details.querySelector('summary'))
        warnOnce(
          'An AccordionItem has no heading, so that nobody can open it. Give it a `heading`, or an AccordionTrigger and an AccordionPanel.',
        );
      // Code sets the property; a browser that opens the element changes its attribute alone.
      Object.defineProperty(details, 'open', {
        configurable: true,
        get: () => details.hasAttribute('open'),
        set(next: boolean) {
          setByCode.current = next !== details.hasAttribute('open');
          details.toggleAttribute('open', next);
        },
      });
      // The item was pressed before scripts ran, or an address leads into it.
      if (details.open !== isKnownOpen(details)) details.dispatchEvent(new Event('toggle'));
    }, []);

    return (
      <AccordionItemContext.Provider value={{ disabled, press }}>
        <details
          {...rest}
          ref={mergeRefs(element, ref)}
          className={clsx('ui-accordion-item', className)}
          // Written here, as in `setOpen`: the element itself keeps the state.
          data-open={open ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          // A disabled item does not close when another item of the group opens.
          name={disabled ? undefined : group}
          open={open}
          // The browser may have opened the item before.
          suppressHydrationWarning
          onToggle={followBrowser}
        >
          {heading === undefined ? (
            children
          ) : (
            <>
              <AccordionTrigger>{heading}</AccordionTrigger>
              <AccordionPanel>{children}</AccordionPanel>
            </>
          )}
        </details>
      </AccordionItemContext.Provider>
    );
  },
);
