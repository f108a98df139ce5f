import { Fragment } from 'react';

/** An e-mail address that is broken after `@` or a dot, where it is too long for its line. */
export function EmailAddress({ children: address }: { children: string }) {
  const parts = address.match(/[^@.]*[@.]|[^@.]+/g) ?? [];
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
