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
  /** What the `value` of the root calls it. @default an id of its own */
  value?: string;
  /** Whether it is open, when you control it. Not with a root that has `value` or the like. */
  open?: boolean;
  /** Whether it is open at first. Not with a root that has `value` or the like. @default false */
  defaultOpen?: boolean;
  /**
   * Called before it opens or closes, with the reason. `details.cancel()` leaves it as it is, except when
   * another item of its group opens.
   */
  onOpenChange?: (open: boolean, details: AccordionChange) => void;
  /** Whether it stays as it is. It can still be reached and read. @default false */
  disabled?: boolean;
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
 * Props of `AccordionItem`; the rest goes to the `<details>`. It has a `heading`, or an `AccordionTrigger` and
 * an `AccordionPanel` as its children.
 */
export type AccordionItemProps = AccordionItemBase &
  (AccordionItemWithHeading | AccordionItemOfParts);

/** Whether the consumer knows it as open. `open` says whether it is: the browser opens it by itself. */
const isKnownOpen = (details: HTMLDetailsElement) => details.hasAttribute('data-open');

function setOpen(details: HTMLDetailsElement, open: boolean) {
  details.toggleAttribute('open', open);
  details.toggleAttribute('data-open', open);
}

/**
 * One question and its answer (APG, accordion pattern, on the browser's own `<details>`).
 * @attribute data-open It is open.
 * @attribute data-disabled It can be neither opened nor closed.
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
    const { group, held } = useContext(AccordionContext);
    const ownValue = useId();
    const name = value ?? ownValue;
    const element = useRef<HTMLDetailsElement>(null);
    const setByCode = useRef(false);
    // Unless the consumer or the root holds it, the element does: opening one renders nothing again.
    const [openAtFirst] = useState(defaultOpen);
    const isControlled = held || openNow !== undefined;
    const open = held ? held.values.includes(name) : (openNow ?? openAtFirst);

    const ask: ToggleItem = (...change) =>
      !disabled && askFor(onOpenChange, ...change) && (!held || held.toggle(name, ...change));
    const press = (event: MouseEvent<HTMLElement>) => {
      // The browser would toggle it before anybody is asked.
      event.preventDefault();
      const details = element.current;
      if (!details) return;
      const next = !isKnownOpen(details);
      if (ask(next, 'trigger-press', event) && !isControlled) setOpen(details, next);
    };
    const followBrowser = (event: SyntheticEvent<HTMLDetailsElement>) => {
      const details = event.currentTarget;
      const next = details.open;
      // `toggle` of something inside bubbles up to here in React: then this item is usually as it was.
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
      // It was pressed before scripts ran, or an address leads into it.
      if (details.open !== isKnownOpen(details)) details.dispatchEvent(new Event('toggle'));
    }, []);

    return (
      <AccordionItemContext.Provider value={{ disabled, press }}>
        <details
          {...rest}
          ref={mergeRefs(element, ref)}
          className={clsx('ui-accordion-item', className)}
          // Written here, as in `setOpen`: the element itself holds the state.
          data-open={open ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          // A disabled item does not close when another item of the group opens.
          name={disabled ? undefined : group}
          open={open}
          // The browser may have opened it before.
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
