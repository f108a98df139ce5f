import { type ComponentProps, forwardRef, type ReactNode, type Ref } from 'react';
import { renderPart } from '../internals/renderElement';
import { StatusIcon } from '../internals/status/StatusIcon';

/** Props of `ErrorPage`; the rest goes to the `<main>`. */
export interface ErrorPageProps extends Omit<ComponentProps<'main'>, 'title'> {
  /** `error` when something failed, `block` when something is not possible. @default 'error' */
  variant?: 'error' | 'block' | undefined;
  /** A decorative picture, above the text, or beside it in wide windows. @default the variant's icon */
  picture?: ReactNode | undefined;
  /** What happened, in one line. */
  title: ReactNode;
  /** What can be done. */
  lead?: ReactNode | undefined;
  /** The buttons and links that lead on. */
  actions?: ReactNode | undefined;
  /** The heading's element: focus it when the error page replaces a page that is in use. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * A page for errors that leave nothing of the page to show. Always give a link or a button to continue with.
 * @attribute data-variant Always: `error` or `block`.
 */
export const ErrorPage = forwardRef<HTMLElement, ErrorPageProps>(function ErrorPage(
  { variant = 'error', picture, title, lead, actions, headingRef, children, ...rest },
  ref,
) {
  const content = (
    <>
      {picture || <StatusIcon status={variant === 'error' ? 'error' : 'info'} />}
      <div className="ui-error-page-body">
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="ui-heading-1">
          {title}
        </h1>
        {lead && <p className="ui-page-lead">{lead}</p>}
        {children}
        {actions && <div className="ui-error-page-actions">{actions}</div>}
      </div>
    </>
  );
  const own = { className: 'ui-page ui-error-page', children: content };
  return renderPart('main', { ...rest, ref }, own, { variant });
});
