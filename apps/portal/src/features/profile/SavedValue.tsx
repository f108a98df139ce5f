import check from '@tabler/icons/outline/circle-check.svg?url';
import type { ReactNode } from 'react';

interface SavedValueProps {
  /** Whether the value was saved while the page has been shown. */
  saved: boolean;
  children: ReactNode;
}

/** A value, with a mark after it was saved. Screen readers get the toast's text. */
export function SavedValue({ saved, children }: SavedValueProps) {
  return (
    <>
      {children}
      {saved && (
        <span
          aria-hidden="true"
          className="profile-saved"
          style={{ maskImage: `url("${check}")` }}
        />
      )}
    </>
  );
}
