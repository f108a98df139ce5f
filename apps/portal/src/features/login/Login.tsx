import { useCall } from '@forsikring/api-client/react';
import { LoadingRegion, Message, Page, Skeleton } from '@forsikring/ui-kit';
import { useEffect } from 'react';
import { TechnicalError } from '../../domain/errors/TechnicalError';
import { useAppContext } from '../../platform/AppContext';
import { BrandLogo } from '../../platform/branding/BrandLogo';
import { report } from '../../platform/monitoring/report';
import { PageHeading } from '../../platform/navigation/PageHeading';
import { LoginFrame } from './LoginFrame';
import { loginTexts as texts } from './login.texts';
import './login.css';
import { Hyphenated } from '../../platform/words/Hyphenated';

/** The login page: a text about BankID, and the bank's login in a frame. */
export default function Login() {
  const { addresses } = useAppContext();
  const fromLo = new URLSearchParams(window.location.search).has('fromLo');
  // The login returns to the requested address, with its query.
  const { data, error, reload } = useCall('getLogin', { query: { goto: window.location.href } });
  const href = data && addresses.safeHref('loginUrl of the response', data.loginUrl);
  // Our security policy forbids framing our own pages.
  const src = href && new URL(href).origin !== window.location.origin ? href : undefined;
  useEffect(() => {
    if (href && !src)
      report({ kind: 'address', message: 'loginUrl of the response has our own origin' });
  }, [href, src]);

  if (error || (data && !src)) return <TechnicalError onRetry={() => void reload()} />;
  return (
    <Page className="login-page">
      {fromLo && (
        <p className="login-member-logo">
          <BrandLogo logo="lofavor" name={texts.union} />
        </p>
      )}
      <PageHeading title={texts.title} lead={texts.lead} />
      {/* Above the frame, whose height changes. */}
      <Message variant="info" className="login-message">
        <p>
          <Hyphenated>{texts.neverAsked}</Hyphenated>
        </p>
      </Message>
      <LoadingRegion loading={!src} className="login-region">
        {src ? <LoginFrame src={src} /> : <Skeleton className="login-skeleton" />}
      </LoadingRegion>
    </Page>
  );
}
