import { isHttpError } from '@forsikring/api-client';
import { useLogin } from '@forsikring/api-client/react';
import { Card, ExternalLink, LoadingRegion, Message, Page, Skeleton } from '@forsikring/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { TechnicalError } from '../../domain/errors/TechnicalError';
import { useAppContext } from '../../platform/AppContext';
import { MemberLogo } from '../../platform/branding/MemberLogo';
import { report } from '../../platform/monitoring/report';
import { isPortalPage } from '../../platform/navigation/canonicalAddress';
import { PageHeading } from '../../platform/navigation/PageHeading';
import { WholeEmail } from '../../platform/words/WholeEmail';
import { loginTexts as texts } from './login.texts';
import './login.css';

/** The login page: a text about BankID, and the bank's login in a frame. */
export default function Login() {
  const { addresses } = useAppContext();
  const fromLo = new URLSearchParams(window.location.search).has('fromLo');
  // The login returns to the requested address, with its query.
  const { data, error, reload } = useLogin(window.location.href);
  const href = data && addresses.safeHref('loginUrl of the response', data.loginUrl);
  // No page may frame the portal.
  const src = href && !leadsToPortal(new URL(href)) ? href : undefined;
  useEffect(() => {
    if (href && !src)
      report({ kind: 'address', message: 'loginUrl of the response is a page of the portal' });
  }, [href, src]);

  // An identity proxy that refuses calls shows its own login when the page is loaded again.
  const isRefused = isHttpError(error) && error.status === 401;
  if (error || (data && !src))
    return <TechnicalError {...(!isRefused && { onRetry: () => void reload() })} />;
  return (
    <Page className="login-page">
      <div className="login-text">
        {fromLo && <MemberLogo />}
        <PageHeading title={texts.title} lead={texts.lead} />
        <p className="login-next">{texts.next}</p>
        <Message variant="info" className="login-message">
          <p>
            <WholeEmail>{texts.neverAsked}</WholeEmail>
          </p>
        </Message>
      </div>
      {/* All texts are above the frame or beside it, because its height changes. */}
      <Card className="login-card">
        {/* No script can see that a browser refuses the frame or its cookies. The other tabs learn of the login. */}
        <p className="login-own-window" data-pending={src ? undefined : ''}>
          <span>{texts.ownWindowLead}</span>{' '}
          <ExternalLink href={src ?? ''}>{texts.ownWindow}</ExternalLink>
        </p>
        <LoadingRegion loading={!src}>
          {src ? <LoginFrame src={src} /> : <Skeleton className="login-skeleton" />}
        </LoadingRegion>
      </Card>
    </Page>
  );
}

const leadsToPortal = (address: URL) =>
  address.origin === window.location.origin && isPortalPage(address);

const DEFAULT_HEIGHT = 275;
const HEIGHT_FACTOR = 1.08;

/** The bank's login page in a frame, whose height the login page sets by messages. `src` has passed the address policy. */
function LoginFrame({ src }: { src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(DEFAULT_HEIGHT);

  useEffect(() => {
    const { origin } = new URL(src);
    let reported = false;
    const receive = ({ origin: sender, source, data }: MessageEvent) => {
      const next = loginHeightOf(data);
      if (next === undefined) return;
      const fromFrame = source !== null && source === frame.current?.contentWindow;
      if (fromFrame && sender === origin) setHeight(next);
      // Reported once: another window could send any number of messages.
      else if (!reported) {
        reported = true;
        const message = 'Ignored a login height from another window';
        report({ kind: 'message', message });
      }
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [src]);

  return (
    <iframe
      ref={frame}
      className="login-frame"
      title={texts.frame}
      src={src}
      // Passkeys, also on the site that the login leads to in the frame. The security policy names the sites.
      allow="publickey-credentials-get *"
      style={{ height: `${Math.round(height * HEIGHT_FACTOR)}px` }}
    />
  );
}

const MAX_HEIGHT_PX = 5_000;

/**
 * The height in a message of the login page, in px; undefined for any other message
 * (docs/specification/session.md#login-page).
 */
export function loginHeightOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as Record<string, unknown>;
  const valid =
    type === 'login-height' && typeof height === 'number' && height >= 1 && height <= MAX_HEIGHT_PX;
  return valid ? height : undefined;
}
