interface PrivacyLinkProps {
  href: string | undefined;
  text: string;
}

/** Leads to where all of it is explained; nothing without an address. */
export function PrivacyLink({ href, text }: PrivacyLinkProps) {
  return href === undefined ? null : (
    <a className="tc-link" href={href}>
      {text}
    </a>
  );
}
