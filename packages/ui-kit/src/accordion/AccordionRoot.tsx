import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useId, useMemo } from 'react';
import { AccordionContext, type HeadingLevel } from './AccordionContext';

/** Props of `AccordionRoot`; the rest goes to the root. */
export interface AccordionRootProps extends ComponentProps<'div'> {
  /** The level of the items' headings: one below the heading that they stand under. */
  headingLevel: HeadingLevel;
  /** Whether several items can be open at once. @default true */
  multiple?: boolean;
}

/** Questions with their answers folded away. Works before scripts run, and for find-in-page. */
export const AccordionRoot = forwardRef<HTMLDivElement, AccordionRootProps>(function AccordionRoot(
  { headingLevel, multiple = true, className, ...rest },
  ref,
) {
  const id = useId();
  const settings = useMemo(
    () => ({ headingLevel, group: multiple ? undefined : id }),
    [headingLevel, multiple, id],
  );
  return (
    <AccordionContext.Provider value={settings}>
      <div {...rest} ref={ref} className={clsx('ui-accordion', className)} />
    </AccordionContext.Provider>
  );
});
