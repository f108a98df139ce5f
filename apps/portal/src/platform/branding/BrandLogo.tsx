/** The distributor's logo beside its name; an unknown logo is replaced by the neutral one (`brand-logo.css`). */
export function BrandLogo({ logo, name }: { logo: string | undefined; name: string }) {
  return (
    <span className="brand-logo">
      <span aria-hidden="true" className="brand-mark" data-logo={logo} />
      <span className="brand-logo-name">{name}</span>
    </span>
  );
}
