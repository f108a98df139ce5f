import { createListeners } from '@forsikring/foundation/createListeners';

const { listeners, subscribe, notify } = /* @__PURE__ */ createListeners();
let open = false;
let openings = 0;

function setOpen(next: boolean): void {
  if (next && !open) openings += 1;
  open = next;
  notify();
}

/** Opens `<ConsentSettings>`, also one that is mounted later. For a button in the footer. */
export function openConsentSettings(): void {
  setOpen(true);
}

export function closeConsentSettings(): void {
  setOpen(false);
}

export const isSettingsOpen = () => open;

/** How often the settings have been opened. */
export const countOpenings = () => openings;

export function subscribeToSettings(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  return () => {
    unsubscribe();
    // Close after the last unmount, but not when StrictMode mounts again at once.
    queueMicrotask(() => {
      if (listeners.size === 0) open = false;
    });
  };
}
