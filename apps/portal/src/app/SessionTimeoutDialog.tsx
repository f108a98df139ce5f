import { useApi } from '@forsikring/api-client/react';
import { Button, Dialog, Message, VisuallyHidden } from '@forsikring/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLogoutRedirect } from '../domain/useLogoutRedirect';
import { useClickTracking } from '../platform/tracking/useClickTracking';

const leftText = (seconds: number) => `Du blir logget ut om ${seconds} sekunder`;

/** Asks whether to renew the session. Renewing it in one tab closes the dialog in all tabs. */
export function SessionTimeoutDialog({ secondsLeft }: { secondsLeft: number }) {
  const { client } = useApi();
  const { logOut, loggingOut } = useLogoutRedirect();
  const track = useClickTracking();
  const [renewal, setRenewal] = useState<'none' | 'running' | 'failed'>('none');
  const renewButton = useRef<HTMLButtonElement>(null);
  const announcement = useCountdownAnnouncement(secondsLeft, leftText);

  const renewSession = async () => {
    if (renewal === 'running') return;
    track('knapp', 'Fortsett økten', 'fortsett-okten');
    setRenewal('running');
    const done = await client.renewSession().then(
      () => true,
      () => false,
    );
    setRenewal(done ? 'none' : 'failed');
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
      initialFocus={renewButton}
      // Pressing Escape proves that the customer is active.
      onOpenChange={() => void renewSession()}
      actions={
        <>
          <Button
            ref={renewButton}
            loading={renewal === 'running'}
            onClick={() => void renewSession()}
          >
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
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div role="alert">
        {renewal === 'failed' && (
          <Message variant="error">
            <p>Vi fikk ikke forlenget økten. Prøv igjen, eller logg ut.</p>
          </Message>
        )}
      </div>
    </Dialog>
  );
}

const ANNOUNCED_SECONDS = [30, 10];

/**
 * The text of a countdown's live region: empty at first, then updated at 30 and at 10 seconds. Announcing
 * every second would be noise.
 */
export function useCountdownAnnouncement(
  secondsLeft: number,
  textOf: (seconds: number) => string,
): string {
  const [text, setText] = useState('');
  const previous = useRef(secondsLeft);
  useEffect(() => {
    const reached = ANNOUNCED_SECONDS.some((at) => previous.current > at && secondsLeft <= at);
    previous.current = secondsLeft;
    if (reached) setText(textOf(secondsLeft));
  }, [secondsLeft, textOf]);
  return text;
}
