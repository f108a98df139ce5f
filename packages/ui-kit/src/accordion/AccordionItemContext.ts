import { createContext, type MouseEvent } from 'react';
import { usePart } from '../internals/usePart';

interface AccordionItemState {
  disabled: boolean;
  press: (event: MouseEvent<HTMLElement>) => void;
}

export const AccordionItemContext = createContext<AccordionItemState | undefined>(undefined);

/** The state of the item that a trigger belongs to. @throws Error outside an `AccordionItem` */
export const useAccordionItem = () =>
  usePart(AccordionItemContext, 'AccordionTrigger must be in an AccordionItem.');
