/** A decorative icon in the colour of the text, on a soft circle. `src` is the address of an SVG file. */
export function RoundIcon({ src }: { src: string }) {
  return (
    <span className="round-icon" aria-hidden="true">
      <span className="round-icon-mask" style={{ maskImage: `url("${src}")` }} />
    </span>
  );
}
