import { useEffect } from 'react';

/** Renders nothing and logs once why (part 2 §5): for the developer, never for the visitor. */
export function Misuse({ reason }: { reason: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a logged error
    console.error(`@forsikring/feedback-widget: ${reason}`);
  }, [reason]);
  return null;
}

/** Stands in for a part that is used outside a root. */
export function OutsideRoot({ part }: { part: string }) {
  return <Misuse reason={`<${part}> must stand inside <Feedback> or <FeedbackRoot>.`} />;
}
