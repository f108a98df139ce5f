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
import { useControlled } from '../internals/useControlled';
import { warnOnce, warnWithoutStyles } from '../internals/warnOnce';
import { type AccordionChange, AccordionContext } from './AccordionContext';
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
    const [revision, setRevision] = useState(0);
    const setByCode = useRef(false);
    const [open, change, setOpen] = useControlled<boolean, AccordionChange['reason']>(
      held ? held.values.includes(name) : openNow,
      defaultOpen,
      onOpenChange,
    );

    const ask = (
      next: boolean,
      reason: AccordionChange['reason'],
      event: Event | SyntheticEvent,
    ) => {
      if (change(next, reason, event)) held?.toggle(name, next, reason, event);
    };
    const press = (event: MouseEvent<HTMLElement>) => {
      // The browser would toggle it before anybody is asked.
      event.preventDefault();
      const details = element.current;
      if (!details || disabled) return;
      // It was also pressed before scripts ran: this press undoes that one.
      if (details.open !== open) details.toggleAttribute('open', open);
      else ask(!open, 'trigger-press', event);
    };
    const followBrowser = (event: SyntheticEvent<HTMLDetailsElement>) => {
      const details = event.currentTarget;
      const next = details.open;
      // `toggle` of an item inside bubbles up to here in React.
      if (event.target !== details || next === open) return;
      const gaveWay = !next && !disabled && group !== undefined;
      const byBrowser = next && !setByCode.current;
      setByCode.current = false;
      // If this item opened again, it would close the one that has just opened.
      if (gaveWay) setOpen(false);
      else setRevision((last) => last + 1);
      if (disabled) return;
      ask(next, byBrowser ? 'find-in-page' : gaveWay ? 'group' : 'programmatic', event);
    };
    useEffect(() => {
      // Keep the browser's change, or undo it if the consumer cancelled it.
      if (revision > 0) element.current?.toggleAttribute('open', open);
    }, [revision, open]);
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
    }, []);

    return (
      <AccordionItemContext.Provider value={{ disabled, press }}>
        <details
          {...rest}
          ref={mergeRefs(element, ref)}
          className={clsx('ui-accordion-item', className)}
          data-open={open ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          // A disabled item does not close when another item of the group opens.
          name={disabled ? undefined : group}
          open={open}
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
