import { useCall } from '@forsikring/api-client/react';
import { LoadingRegion, Message, Page, Skeleton } from '@forsikring/ui-kit';
import { BrandLogo } from '../../platform/branding/BrandLogo';
import { ContactUs } from '../../platform/contact/ContactUs';
import { useAppContext } from '../../platform/context/AppContext';
import { FullScreenError } from '../../platform/errors/FullScreenError';
import { PageHeading } from '../../platform/navigation/PageHeading';
import { LoginFrame } from './LoginFrame';

/** The login page: what BankID is, and the bank's own login in a frame. */
export function Login() {
  const { addresses } = useAppContext();
  const fromLo = new URLSearchParams(window.location.search).has('fromLo');
  // Where the customer wanted to go, with its query, is where the login leads back to.
  const { data, error, reload } = useCall('getLogin', { query: { goto: window.location.href } });
  const src = data && addresses.safeHref('loginUrl of the answer', data.loginUrl);

  if (error || (data && !src)) {
    return (
      <FullScreenError onRetry={() => void reload()}>
        <ContactUs />
      </FullScreenError>
    );
  }
  return (
    <Page className="login-page">
      {fromLo && (
        <p className="login-member-logo">
          <BrandLogo logo="lofavor" name="Medlemsfordel" />
        </p>
      )}
      <PageHeading
        title="Logg inn"
        lead="Bruk BankID for å se forsikringene dine. Da vet vi at det er deg, og at ingen andre får se dem."
      />
      <LoadingRegion loading={!src} className="login-region">
        {src ? <LoginFrame src={src} /> : <Skeleton className="login-skeleton" />}
      </LoadingRegion>
      <Message variant="info">
        <p>Vi spør aldri om BankID-passordet ditt på telefon, SMS eller e-post.</p>
      </Message>
    </Page>
  );
}
