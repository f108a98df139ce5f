import { emailParts } from '@forsikring/foundation/texts/emailParts';
import { Fragment } from 'react';

/** An e-mail address that may wrap between its parts. */
export function EmailAddress({ children: address }: { children: string }) {
  return (
    <span key={address} translate="no">
      {emailParts(address).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
