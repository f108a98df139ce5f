const listeners = new Set<() => void>();
let open = false;

function setOpen(next: boolean): void {
  open = next;
  for (const listener of [...listeners]) listener();
}

/** Opens `<ConsentSettings>`, also one that is mounted later. For a button in the footer. */
export function openConsentSettings(): void {
  setOpen(true);
}

export function closeConsentSettings(): void {
  setOpen(false);
}

export const isSettingsOpen = () => open;

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Close after the last unmount, but not when StrictMode mounts again at once.
    queueMicrotask(() => {
      if (listeners.size === 0) open = false;
    });
  };
}
