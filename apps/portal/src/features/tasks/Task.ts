import type { ElementId, Label } from '@forsikring/tracking-consent';

/** A task of the customer. */
export interface Task {
  kind: 'mileage' | 'health' | 'accept' | 'messages' | 'offers';
  /** Unique among the tasks. */
  key: string;
  title: string;
  /** How many items the task has. @default 1 */
  count?: number | undefined;
  /** Where the task is done; undefined when the address is not configured. */
  href: string | undefined;
  /** The items of the task, such as the names of offers. */
  items?: string;
  /** A text with the number of items that are not listed. */
  more?: string | undefined;
  /** The ISO date of the last day of an item. */
  deadline?: string | undefined;
}

/** The name and id of each kind of task in events, without the customer's data. */
export const TASK_EVENTS: Record<Task['kind'], { navn: Label; id: ElementId }> = {
  mileage: { navn: 'Kilometerstand', id: 'oppgave-kilometerstand' },
  health: { navn: 'Helseerklæring', id: 'oppgave-helseerklaering' },
  accept: { navn: 'Tilbud å akseptere', id: 'oppgave-aksepter-tilbud' },
  messages: { navn: 'Uleste meldinger', id: 'oppgave-uleste-meldinger' },
  offers: { navn: 'Tilbud', id: 'oppgave-tilbud' },
};
