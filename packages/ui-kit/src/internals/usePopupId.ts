import { useEffect } from 'react';

interface PopupParts {
  popupId: string;
  setPopupId: (id: string) => void;
}

/** The id of a popup: its own `id`, which its trigger then refers to, or else the one of its root. */
export function usePopupId(id: string | undefined, { popupId, setPopupId }: PopupParts): string {
  useEffect(() => {
    if (id) setPopupId(id);
  }, [id, setPopupId]);
  return id ?? popupId;
}
