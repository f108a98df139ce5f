import { createContext, type ReactNode, useMemo } from 'react';

/** Props of `TooltipProvider`. */
export interface TooltipProviderProps {
  /** The `delayMs` of the tooltips inside that have none of their own, in milliseconds. @default 250 */
  delayMs?: number | undefined;
  /** The `closeDelayMs` of the tooltips inside that have none of their own, in milliseconds. @default 120 */
  closeDelayMs?: number | undefined;
  /** The tooltips, or the whole app. */
  children?: ReactNode | undefined;
}

export const TooltipDelays = createContext<Omit<TooltipProviderProps, 'children'>>({});

/** Gives one delay to all tooltips inside. Renders no element. */
export function TooltipProvider({ delayMs, closeDelayMs, children }: TooltipProviderProps) {
  const delays = useMemo(() => ({ delayMs, closeDelayMs }), [delayMs, closeDelayMs]);
  return <TooltipDelays.Provider value={delays}>{children}</TooltipDelays.Provider>;
}
