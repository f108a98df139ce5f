/** A sign in the colour of the text around it, on a soft circle. `src` is an SVG file; it says nothing by itself. */
export function Sign({ src }: { src: string }) {
  return (
    <span className="sign" aria-hidden="true">
      <span className="sign-mask" style={{ maskImage: `url("${src}")` }} />
    </span>
  );
}
