/** Three waves in a disc: Demobanken. */
export function WaveMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <circle cx="16" cy="16" r="14.5" />
      <path d="M7.5 12c2.8-2.2 5.7-2.2 8.5 0s5.7 2.2 8.5 0M7.5 17c2.8-2.2 5.7-2.2 8.5 0s5.7 2.2 8.5 0M7.5 22c2.8-2.2 5.7-2.2 8.5 0s5.7 2.2 8.5 0" />
    </svg>
  );
}
