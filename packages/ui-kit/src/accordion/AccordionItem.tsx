import clsx from 'clsx/lite';
import {
  type ComponentProps,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useRef,
} from 'react';
import { AccordionContext } from './AccordionContext';

/** Why an item opens or closes. */
export interface AccordionChange {
  /** `press` on its heading; `browser` for find-in-page, and for the one open item of a group. */
  reason: 'press' | 'browser';
  /** What did it. */
  event: SyntheticEvent;
}

/** Props of `AccordionItem`; the rest goes to the `<details>`. */
export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'name' | 'onToggle'> {
  /** The question, in the words of the reader. */
  heading: ReactNode;
  /** Whether it is open, where you hold that yourself. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Told when it opens or closes, and why. Where you hold `open`, it asks. */
  onOpenChange?: (open: boolean, change: AccordionChange) => void;
  /** Whether it stays as it is. It can still be reached and read. @default false */
  disabled?: boolean;
}

/** One question and its answer (APG, accordion pattern, on the browser's own `<details>`). */
export const AccordionItem = forwardRef<HTMLDetailsElement, AccordionItemProps>(
  function AccordionItem(
    {
      heading,
      open,
      defaultOpen = false,
      onOpenChange,
      disabled = false,
      children,
      className,
      ...rest
    },
    ref,
  ) {
    const { headingLevel, group } = useContext(AccordionContext);
    const Heading = `h${headingLevel}` as const;
    const held = disabled ? (open ?? defaultOpen) : open;
    // Browsers tell of items that are open from the start, too.
    const told = useRef(defaultOpen);

    const press = (event: MouseEvent<HTMLElement>) => {
      if (held === undefined) return;
      // The browser would open it by itself; whoever holds the state decides.
      event.preventDefault();
      if (!disabled) onOpenChange?.(!held, { reason: 'press', event });
    };
    const follow = (event: SyntheticEvent<HTMLDetailsElement>) => {
      const details = event.currentTarget;
      const now = details.open;
      // `toggle` of an item inside bubbles up to here in React.
      if (event.target !== details || now === (held ?? told.current)) return;
      told.current = now;
      // Opened by the browser, it waits for the answer. Closed because another of its group was opened,
      // it stays closed: to open it again would close that one.
      if (now && held !== undefined) details.open = held;
      if (!disabled)
        onOpenChange?.(now, { reason: held === undefined ? 'press' : 'browser', event });
    };

    return (
      <details
        {...rest}
        ref={ref}
        className={clsx('ui-accordion-item', className)}
        // One that stays as it is takes no part in the group.
        name={disabled ? undefined : group}
        open={held ?? defaultOpen}
        onToggle={follow}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          className="ui-accordion-trigger"
          aria-disabled={disabled || undefined}
          onClick={press}
        >
          <Heading className="ui-accordion-heading">{heading}</Heading>
        </summary>
        <div className="ui-accordion-content">{children}</div>
      </details>
    );
  },
);
