/** A free text as callbacks receive it. Throws what `redact` throws. */
export function redacted(text: string, { redact }: { redact?: (text: string) => string }): string {
  return (redact ? redact(text) : text).trim();
}
