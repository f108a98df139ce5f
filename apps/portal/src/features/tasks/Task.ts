import type { ElementId, Label } from '@forsikring/tracking-consent';

/** Something that waits for the customer. */
export interface Task {
  kind: 'mileage' | 'health' | 'accept' | 'messages' | 'offers';
  /** Unique among the tasks. */
  key: string;
  title: string;
  /** Where it is done; undefined where the configuration names no address. */
  href: string | undefined;
  /** What the task is about, such as the names of offers. */
  items?: string[];
  /** How many items are not listed, in words. */
  more?: string | undefined;
}

/** How events name a press on a task: never by what it is about. */
export const TASK_EVENTS: Record<Task['kind'], { navn: Label; id: ElementId }> = {
  mileage: { navn: 'Kilometerstand', id: 'oppgave-kilometerstand' },
  health: { navn: 'Helseerklæring', id: 'oppgave-helseerklaering' },
  accept: { navn: 'Tilbud å akseptere', id: 'oppgave-aksepter-tilbud' },
  messages: { navn: 'Uleste meldinger', id: 'oppgave-uleste-meldinger' },
  offers: { navn: 'Tilbud', id: 'oppgave-tilbud' },
};
