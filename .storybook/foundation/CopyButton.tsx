import { useState } from 'react';
import { VisuallyHidden } from '../../packages/ui-kit/src/visually-hidden/VisuallyHidden';

interface CopyButtonProps {
  /** The copied text. */
  text: string;
  /** The thing that the text belongs to, for screen readers. */
  of: string;
}

/** Copies a text to the clipboard, and says so. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" className="tokens-page-copy" onClick={copy}>
      {copied ? 'Copied' : 'Copy'}
      <VisuallyHidden> {of}</VisuallyHidden>
    </button>
  );
}
