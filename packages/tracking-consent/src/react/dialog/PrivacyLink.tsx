interface PrivacyLinkProps {
  href: string | undefined;
  text: string;
}

/** Link to the page that explains cookies; renders nothing without an address. */
export function PrivacyLink({ href, text }: PrivacyLinkProps) {
  return href === undefined ? null : (
    <a className="tc-link" href={href}>
      {text}
    </a>
  );
}
