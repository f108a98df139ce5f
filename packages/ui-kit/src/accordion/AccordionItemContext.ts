import { createContext, type MouseEvent, useContext } from 'react';

interface AccordionItemState {
  disabled: boolean;
  press: (event: MouseEvent<HTMLElement>) => void;
}

export const AccordionItemContext = createContext<AccordionItemState | undefined>(undefined);

/** The state of the item that a trigger belongs to. @throws Error outside an `AccordionItem` */
export function useAccordionItem(): AccordionItemState {
  const item = useContext(AccordionItemContext);
  if (!item) throw new Error('AccordionTrigger must be in an AccordionItem.');
  return item;
}
