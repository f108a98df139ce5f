/** An arrow straight into a shield: Fjordtrygd Direkte. */
export function DirekteMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d="M16 1 4 5.5v10C4 23 9.2 28.5 16 31c6.8-2.5 12-8 12-15.5v-10z" />
      <path
        fill="none"
        stroke="var(--ui-header-background)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M9.5 16h12M16.5 10.5 22 16l-5.5 5.5"
      />
    </svg>
  );
}
