/** A plain shield, for a brand that the portal does not know. */
export function NeutralMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d="M16 1 4 5.5v10C4 23 9.2 28.5 16 31c6.8-2.5 12-8 12-15.5v-10z" />
    </svg>
  );
}
