import { useTracker } from '@forsikring/tracking-consent/react';
import { useState } from 'react';
import type { GroupId, OpenedGroups, PurchaseGroup, PurchaseLink } from './purchaseGroups';

/** The groups that the customer has opened. */
export interface GroupChoices {
  /** The group opened last; closing it changes nothing. */
  last: GroupId | undefined;
  /** Every group that was opened, in its state at that time, in the order of opening. */
  opened: OpenedGroups;
  toggle: (group: PurchaseGroup, open: boolean) => void;
  /** Tracks the chosen product and the opened groups. */
  choose: (link: PurchaseLink) => void;
}

/** Keeps the opened groups, and tracks presses. */
export function useOpenedGroups(): GroupChoices {
  const tracker = useTracker();
  const [last, setLast] = useState<GroupId>();
  const [opened, setOpened] = useState<OpenedGroups>(new Map());

  return {
    last,
    opened,
    toggle(group, open) {
      const { id, title } = group;
      const hendelse = open ? 'åpne' : 'lukk';
      tracker.track('Knappetrykk', { type: 'knapp', navn: title, hendelse, id: `kategori-${id}` });
      if (!open) return;
      setLast(id);
      setOpened((before) => (before.has(id) ? before : new Map(before).set(id, group)));
    },
    choose({ text, id }) {
      tracker.track('Knappetrykk', { type: 'lenke', navn: text, hendelse: 'klikk', id });
      tracker.track('Statistikk', {
        name: 'Åpnede kategorier',
        value: [...opened.keys()].join(','),
      });
    },
  };
}
