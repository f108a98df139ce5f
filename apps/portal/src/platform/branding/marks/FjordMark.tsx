/** Two mountains and their reflection: Fjordtrygd. */
export function FjordMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d="M1 20 11.5 4l5.3 8 2.7-4L31 20z" />
      <path d="M5 23h22l-3.5 3h-15zM11 28h10l-2.5 2h-5z" opacity=".75" />
    </svg>
  );
}
