const listeners = new Set<() => void>();
let open = false;

function setOpen(next: boolean): void {
  open = next;
  for (const listener of [...listeners]) listener();
}

/** Opens `<ConsentSettings>`, also one that is mounted later: for the footer's button. */
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
    // Those that go while open stay closed; where React mounts twice, they are back by then.
    queueMicrotask(() => {
      if (listeners.size === 0) open = false;
    });
  };
}
