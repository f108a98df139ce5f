const logged = new Set<string>();

/** Logs once why a component renders nothing, for the developer. */
export function logMisuse(reason: string) {
  if (logged.has(reason)) return;
  logged.add(reason);
  // biome-ignore lint/suspicious/noConsole: a logged error is required (docs/specification/feedback.md#smiley-scale)
  console.error(`feedback-widget: ${reason}`);
}
