/** A free text as callbacks receive it. Throws what `redact` throws. */
export function redacted(text: string, { redact }: { redact?: (text: string) => string }): string {
  return (redact ? redact(text) : text).trim();
}

/** The default of `textLimit`. */
const TEXT_LIMIT = 10_000;

/** How many characters to remove from a text before it can be sent; 0 when it fits. */
export function charactersOverLimit(text: string, textLimit = TEXT_LIMIT): number {
  return Math.max(0, text.length - textLimit);
}
