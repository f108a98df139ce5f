import { isComposing } from '@forsikring/foundation/isComposing';
import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type KeyboardEvent, useContext } from 'react';
import { composeEventHandlers } from '../internals/mergeProps';
import { AccordionContext } from './AccordionContext';
import { useAccordionItem } from './AccordionItemContext';

/** Props of `AccordionTrigger`; the rest goes to the `<summary>`. */
export interface AccordionTriggerProps extends Omit<ComponentProps<'summary'>, 'aria-disabled'> {}

/** The heading that opens and closes its item. First in an `AccordionItem`. */
export const AccordionTrigger = forwardRef<HTMLElement, AccordionTriggerProps>(
  function AccordionTrigger({ children, onClick, onKeyDown, className, ...rest }, ref) {
    const { headingLevel } = useContext(AccordionContext);
    const { disabled, press } = useAccordionItem();
    const Heading = `h${headingLevel}` as const;
    const ignoreHeldKey = (event: KeyboardEvent) => {
      // Browsers press a summary repeatedly while Enter is down.
      if (event.repeat && event.key === 'Enter' && !isComposing(event.nativeEvent))
        event.preventDefault();
    };

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control
      <summary
        {...rest}
        ref={ref}
        className={clsx('ui-accordion-trigger', className)}
        aria-disabled={disabled || undefined}
        onClick={composeEventHandlers(onClick, press)}
        onKeyDown={composeEventHandlers(onKeyDown, ignoreHeldKey)}
      >
        <Heading className="ui-accordion-heading">{children}</Heading>
      </summary>
    );
  },
);
