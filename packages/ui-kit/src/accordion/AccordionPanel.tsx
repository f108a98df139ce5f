import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef } from 'react';

/** Props of `AccordionPanel`; the rest goes to the `<div>`. */
export interface AccordionPanelProps extends ComponentProps<'div'> {}

/** What an item shows when it is open. Second in an `AccordionItem`. */
export const AccordionPanel = forwardRef<HTMLDivElement, AccordionPanelProps>(
  function AccordionPanel({ className, ...rest }, ref) {
    return <div {...rest} ref={ref} className={clsx('ui-accordion-panel', className)} />;
  },
);
