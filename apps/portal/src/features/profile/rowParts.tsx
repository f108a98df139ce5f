import { Message } from '@forsikring/ui-kit';
import check from '@tabler/icons/outline/circle-check.svg?url';
import { type ReactNode, useEffect, useRef } from 'react';
import { RetryButton } from '../../platform/section/RetryButton';

interface RowFailureProps {
  /** Says what could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** The error of a row whose value could not be loaded, with a retry. As high as the usual value. */
export function RowFailure({ text, onRetry }: RowFailureProps) {
  return (
    <div role="alert" className="profile-row-failure">
      <span>{text}</span>
      <RetryButton onClick={onRetry} />
    </div>
  );
}

interface SaveFailureProps {
  /** Says what could not be saved. */
  title: string;
  /** Says which value was kept, and how to retry. */
  text: string;
}

/** The error message of a form whose value was not saved. */
export function SaveFailure({ title, text }: SaveFailureProps) {
  const message = useRef<HTMLDivElement>(null);
  // The message pushes the buttons down, out of a low window.
  useEffect(() => {
    message.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Message
      ref={message}
      variant="error"
      role="alert"
      title={title}
      className="profile-save-failure"
    >
      <p>{text}</p>
    </Message>
  );
}

interface SavedValueProps {
  /** Whether the value was saved while the page has been shown. */
  saved: boolean;
  children: ReactNode;
}

/** A value, with a mark after it was saved. Screen readers hear the text of `SavedContext`. */
export function SavedValue({ saved, children }: SavedValueProps) {
  return (
    <>
      <span>{children}</span>
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
