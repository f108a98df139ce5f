/** A free text as a callback may receive it. Throws what the host's own `redact` throws. */
export function redacted(text: string, { redact }: { redact?: (text: string) => string }): string {
  return (redact ? redact(text) : text).trim();
}
