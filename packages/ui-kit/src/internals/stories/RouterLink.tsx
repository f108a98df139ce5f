import { type ComponentProps, forwardRef } from 'react';

/** Stands for a router's link in stories. */
export const RouterLink = forwardRef<HTMLAnchorElement, ComponentProps<'a'> & { to: string }>(
  function RouterLink({ to, ...rest }, ref) {
    return <a {...rest} ref={ref} href={`#${to}`} />;
  },
);
