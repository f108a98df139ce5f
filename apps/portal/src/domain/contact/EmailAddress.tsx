import { Fragment } from 'react';

/** An e-mail address that may wrap after `@` and after dots, but not before a short ending. */
export function EmailAddress({ children: address }: { children: string }) {
  const parts = address.split(/(?<=@|\.)(?!\p{L}{1,4}$)/u);
  return (
    <span key={address} translate="no">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
