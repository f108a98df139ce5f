import { useTracker } from '@forsikring/tracking-consent/react';
import { useState } from 'react';
import type { GroupId, PurchaseGroup, PurchaseLink } from './purchaseGroups';

/** What has been opened on the page. */
export interface OpenedGroups {
  /** The last one; it stays that when it is closed. */
  last: GroupId | undefined;
  toggle: (group: PurchaseGroup, open: boolean) => void;
  /** Tells that a product was chosen, and after which groups. */
  choose: (link: PurchaseLink) => void;
}

/** Remembers which groups were opened, each once, and tells of what is pressed. */
export function useOpenedGroups(): OpenedGroups {
  const tracker = useTracker();
  const [last, setLast] = useState<GroupId>();
  const [opened, setOpened] = useState<readonly GroupId[]>([]);

  return {
    last,
    toggle({ id, title }, open) {
      const hendelse = open ? 'åpne' : 'lukk';
      tracker.track('Knappetrykk', { type: 'knapp', navn: title, hendelse, id: `kategori-${id}` });
      if (!open) return;
      setLast(id);
      setOpened((before) => (before.includes(id) ? before : [...before, id]));
    },
    choose({ text, id }) {
      tracker.track('Knappetrykk', { type: 'lenke', navn: text, hendelse: 'klikk', id });
      tracker.track('Statistikk', { name: 'Åpnede kategorier', value: opened.join(',') });
    },
  };
}
