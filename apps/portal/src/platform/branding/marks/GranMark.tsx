/** A spruce: Granbanken. */
export function GranMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d="M16 1.5 8.5 11h3.3L5.5 19h4.2L3 27h11v4h4v-4h11l-6.7-8h4.2l-6.3-8h3.3z" />
    </svg>
  );
}
