import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type ReactNode, type Ref, useId } from 'react';

/** Props of `Page`; everything goes to the `<main>`. */
export type PageProps = ComponentProps<'main'>;

/** The main content of a page, at the width and with the rhythm that all pages share. */
export const Page = forwardRef<HTMLElement, PageProps>(function Page({ className, ...rest }, ref) {
  return <main {...rest} ref={ref} className={clsx('ui-page', className)} />;
});

/** Props of `PageTitle`; the rest goes to the `<h1>`. */
export interface PageTitleProps extends ComponentProps<'h1'> {
  /** A sentence under the title. */
  lead?: ReactNode | undefined;
}

/** The title of a page, with its lead. */
export const PageTitle = forwardRef<HTMLHeadingElement, PageTitleProps>(function PageTitle(
  { lead, className, ...rest },
  ref,
) {
  return (
    <div className="ui-page-title">
      <h1 {...rest} ref={ref} className={clsx('ui-heading-1', className)} />
      {lead && <p className="ui-page-lead">{lead}</p>}
    </div>
  );
});

/** Props of `Section`; the rest goes to the `<section>`. */
export interface SectionProps extends ComponentProps<'section'> {
  /** The heading's element. With it, the heading can get the focus, such as when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The heading of the section, which also names it. */
  heading: ReactNode;
  /** What can be done with the whole section, at the end of the heading's line. */
  actions?: ReactNode | undefined;
}

/** A part of a page under a heading of its own: a region of that name, unless it has an `aria-label`. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { heading, headingRef, actions, children, className, ...rest },
  ref,
) {
  const headingId = useId();
  const title = (
    <h2
      ref={headingRef}
      id={headingId}
      tabIndex={headingRef ? -1 : undefined}
      className="ui-heading-2"
    >
      {heading}
    </h2>
  );
  return (
    <section
      aria-labelledby={rest['aria-label'] ? undefined : headingId}
      {...rest}
      ref={ref}
      className={clsx('ui-section', className)}
    >
      {actions === undefined ? (
        title
      ) : (
        <div className="ui-section-head">
          {title}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
});

/** Props of `CardGrid`; everything goes to the `<ul>`. */
export type CardGridProps = Omit<ComponentProps<'ul'>, 'role'>;

/** A list of cards, in as many columns as have room for 18 rem each. */
export const CardGrid = forwardRef<HTMLUListElement, CardGridProps>(function CardGrid(
  { className, ...rest },
  ref,
) {
  // Safari drops the semantics of a list without markers, without an explicit role.
  return <ul {...rest} ref={ref} role="list" className={clsx('ui-card-grid', className)} />;
});
