import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type MouseEvent } from 'react';
import { focusField } from '../internals/field/focusField';
import { composeEventHandlers } from '../internals/mergeProps';
import { Link } from '../link/Link';

/** Props of `ErrorSummaryItem`; the rest, `className` and `ref` go to the link. */
export interface ErrorSummaryItemProps extends ComponentProps<'a'> {
  /** The id of the field after a `#`, or the id of the `RadioGroup` or other group of the field. */
  href: string;
}

/** One error of an `ErrorSummary`, with the same text as at its field: a list item with a link. */
export const ErrorSummaryItem = forwardRef<HTMLAnchorElement, ErrorSummaryItemProps>(
  function ErrorSummaryItem({ href, onClick, className, ...rest }, ref) {
    const follow = (event: MouseEvent) => {
      const target = document.getElementById(href.slice(1));
      // The address stays as it is: a router would take the hash for its own.
      if (target && focusField(target, 'start')) event.preventDefault();
    };
    return (
      <li className="ui-error-summary-item">
        <Link
          {...rest}
          ref={ref}
          href={href}
          className={clsx('ui-error-summary-link', className)}
          onClick={composeEventHandlers(onClick, follow)}
        />
      </li>
    );
  },
);
