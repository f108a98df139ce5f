import { useApi } from '@forsikring/api-client/react';
import { Button, Dialog, Message, VisuallyHidden } from '@forsikring/ui-kit';
import { useRef, useState } from 'react';
import { useMountedRef } from '../platform/loading/useMountedRef';
import { useLogoutRedirect } from '../platform/session/useLogoutRedirect';
import { useClickTracking } from '../platform/tracking/useClickTracking';
import { useCountdownVoice } from './useCountdownVoice';

const leftText = (seconds: number) => `Du blir logget ut om ${seconds} sekunder`;

/** Asks whether the session shall go on. Renewed in any tab, it closes in all. */
export function SessionTimeoutDialog({ secondsLeft }: { secondsLeft: number }) {
  const { client } = useApi();
  const { logOut, loggingOut } = useLogoutRedirect();
  const track = useClickTracking();
  const [renewal, setRenewal] = useState<'none' | 'running' | 'failed'>('none');
  const renew = useRef<HTMLButtonElement>(null);
  const mounted = useMountedRef();
  const spoken = useCountdownVoice(secondsLeft, leftText);

  const goOn = async () => {
    if (renewal === 'running') return;
    track('knapp', 'Fortsett økten', 'fortsett-okten');
    setRenewal('running');
    const done = await client.renewSession().then(
      () => true,
      () => false,
    );
    if (mounted.current) setRenewal(done ? 'none' : 'failed');
  };
  const leave = () => {
    track('knapp', 'Logg ut', 'okt-logg-ut');
    void logOut();
  };

  return (
    <Dialog
      open
      variant="alert"
      title="Du blir snart logget ut"
      initialFocus={renew}
      // Escape shows that somebody is there.
      onOpenChange={() => void goOn()}
      actions={
        <>
          <Button ref={renew} loading={renewal === 'running'} onClick={() => void goOn()}>
            Fortsett økten
          </Button>
          <Button variant="secondary" loading={loggingOut} onClick={leave}>
            Logg ut
          </Button>
        </>
      }
    >
      <h3 className="session-timeout-heading">{leftText(secondsLeft)}</h3>
      <p>For din egen sikkerhet vil du bli logget ut om kort tid på grunn av inaktivitet.</p>
      <p>Vil du fortsette økten?</p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <div role="alert">
        {renewal === 'failed' && (
          <Message variant="error">
            <p>Vi klarte ikke å forlenge økten. Prøv igjen, eller logg ut.</p>
          </Message>
        )}
      </div>
    </Dialog>
  );
}
