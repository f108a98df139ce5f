import { useApi } from '@forsikring/api-client/react';
import { Button, Dialog, Message, VisuallyHidden } from '@forsikring/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLogoutRedirect } from '../domain/useLogoutRedirect';
import { useClickTracking } from '../platform/tracking/useClickTracking';
import { appTexts } from './app.texts';
import { timeoutTexts } from './deferredShell.texts';

/** Asks whether to renew the session. Renewing it in one tab closes the dialog in all tabs. */
export function SessionTimeoutDialog({ secondsLeft }: { secondsLeft: number }) {
  const { client } = useApi();
  const { logOut, loggingOut } = useLogoutRedirect();
  const track = useClickTracking();
  const [renewal, setRenewal] = useState<'none' | 'running' | 'failed'>('none');
  const renewButton = useRef<HTMLButtonElement>(null);
  const announcement = useCountdownAnnouncement(secondsLeft, timeoutTexts.left);

  const renewSession = async () => {
    if (renewal === 'running') return;
    track('knapp', timeoutTexts.renew, 'fortsett-okten');
    setRenewal('running');
    const done = await client.renewSession().then(
      () => true,
      () => false,
    );
    setRenewal(done ? 'none' : 'failed');
  };
  const leave = () => {
    track('knapp', appTexts.logOut, 'okt-logg-ut');
    void logOut();
  };

  return (
    <Dialog
      open
      variant="alert"
      title={timeoutTexts.title}
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
            {timeoutTexts.renew}
          </Button>
          <Button variant="secondary" loading={loggingOut} onClick={leave}>
            {appTexts.logOut}
          </Button>
        </>
      }
    >
      <h3 className="session-timeout-heading">{timeoutTexts.left(secondsLeft)}</h3>
      <p>{timeoutTexts.reason}</p>
      <p>{timeoutTexts.question}</p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div role="alert">
        {renewal === 'failed' && (
          <Message variant="error">
            <p>{timeoutTexts.renewFailed}</p>
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
