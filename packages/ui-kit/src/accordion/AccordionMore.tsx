import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type MouseEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { stateAttributes } from '../internals/stateAttributes';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { useHiddenUntilFound } from '../internals/useHiddenUntilFound';
import { useTexts } from '../texts/TextsProvider';
import { type AccordionMoreTexts, accordionMoreTexts } from './accordionMore.texts';

/**
 * Why the rest of the items is shown or hidden.
 * @reason trigger-press 'Vis flere' or 'Vis færre' is pressed.
 * @reason find-in-page The browser finds text in a hidden item.
 */
export type AccordionMoreChange = ChangeDetails<'trigger-press' | 'find-in-page'>;

/** Props of `AccordionMore`; the rest goes to the root. */
export interface AccordionMoreProps extends ComponentProps<'div'> {
  /** Whether the items are shown, when you control it. */
  open?: boolean | undefined;
  /** Whether the items are shown at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called before the items are shown or hidden, with the reason. `details.cancel()` leaves them as they are. */
  onOpenChange?: ((open: boolean, details: AccordionMoreChange) => void) | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<AccordionMoreTexts> | undefined;
}

/**
 * The items that only some people need, behind 'Vis flere', last in an `AccordionRoot`. Find-in-page reveals the items;
 * pressing the button leads to the first of them.
 * @attribute data-open The items are shown.
 */
export const AccordionMore = forwardRef<HTMLDivElement, AccordionMoreProps>(function AccordionMore(
  { open: openNow, defaultOpen = false, onOpenChange, texts, children, className, ...rest },
  ref,
) {
  const { show, hide } = useTexts(accordionMoreTexts, texts);
  const [open, change] = useControlled<boolean, AccordionMoreChange['reason']>(
    openNow,
    defaultOpen,
    onOpenChange,
  );
  const items = useRef<HTMLDivElement>(null);
  const id = useId();

  useHiddenUntilFound(items, !open, (event) => change(true, 'find-in-page', event));

  const press = (event: MouseEvent) => {
    flushSync(() => {
      change(!open, 'trigger-press', event);
    });
    // Nothing in a closed item takes the focus.
    if (!open) items.current?.querySelector('summary')?.focus();
  };

  return (
    <div
      {...rest}
      ref={ref}
      className={clsx('ui-accordion-more', className)}
      {...stateAttributes({ open })}
    >
      <div ref={items} id={id} className="ui-accordion-more-items" hidden={!open}>
        {children}
      </div>
      <button
        type="button"
        className="ui-disclosure-trigger ui-accordion-more-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
      >
        {open ? hide : show}
      </button>
    </div>
  );
});
