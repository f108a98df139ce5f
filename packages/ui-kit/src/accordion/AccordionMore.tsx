import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../texts/TextsProvider';
import { type AccordionMoreTexts, accordionMoreTexts } from './accordionMore.texts';

/** Props of `AccordionMore`; the rest goes to the root. */
export interface AccordionMoreProps extends ComponentProps<'div'> {
  /** Replaces texts one by one; what is undefined stays. */
  texts?: Partial<AccordionMoreTexts>;
}

/**
 * The items that only some need, behind 'Vis flere', last in an `AccordionRoot`. Find-in-page reveals
 * them; pressing the button leads to the first of them.
 */
export const AccordionMore = forwardRef<HTMLDivElement, AccordionMoreProps>(function AccordionMore(
  { texts, children, className, ...rest },
  ref,
) {
  const { show, hide } = useTexts(accordionMoreTexts, texts);
  const [open, setOpen] = useState(false);
  const items = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    // Not an attribute: React knows `hidden` as true or false alone.
    if (!open) items.current?.setAttribute('hidden', 'until-found');
    const reveal = () => setOpen(true);
    const element = items.current;
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [open]);

  const toggle = () => {
    flushSync(() => setOpen(!open));
    if (!open) items.current?.querySelector('summary')?.focus();
  };

  return (
    <div {...rest} ref={ref} className={clsx('ui-accordion-more', className)}>
      <div ref={items} id={id} className="ui-accordion-more-items" hidden={!open}>
        {children}
      </div>
      <button
        type="button"
        className="ui-accordion-more-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {open ? hide : show}
      </button>
    </div>
  );
});
