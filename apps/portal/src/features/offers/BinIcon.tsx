/** A bin: in brands whose colour is red, the colour of a warning alone would not set deleting apart. */
export function BinIcon() {
  return (
    <svg className="offer-bin" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 7h16M9.5 7V4h5v3M6.5 7l.9 13h9.2l.9-13M10.3 11v5.5M13.7 11v5.5" />
    </svg>
  );
}
