const logged = new Set<string>();

/** Logs once why a part renders nothing (part 2 §5): for the developer, never for the visitor. */
export function logMisuse(reason: string) {
  if (logged.has(reason)) return;
  logged.add(reason);
  // biome-ignore lint/suspicious/noConsole: the specification asks for a logged error
  console.error(`feedback-widget: ${reason}`);
}
