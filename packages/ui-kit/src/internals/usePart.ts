import { type Context, useContext } from 'react';

/** What a part shares with the other parts of its root. @throws Error with the message outside the root */
export function usePart<Shared>(context: Context<Shared | undefined>, message: string): Shared {
  const shared = useContext(context);
  if (shared === undefined) throw new Error(message);
  return shared;
}
