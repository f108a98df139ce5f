import { Fragment } from 'react';

/** An e-mail address that may wrap after `@` and after dots, but not before its ending. */
export function EmailAddress({ children: address }: { children: string }) {
  const parts = address.split(/(?<=@|\.)(?!\p{L}+$)/u);
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
