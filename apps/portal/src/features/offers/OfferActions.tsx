import type { Offer } from '@forsikring/api-client';
import { Button, VisuallyHidden } from '@forsikring/ui-kit';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ContactUs } from '../../platform/contact/ContactUs';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { continuationHref } from './continuationHref';
import { DeleteQuestion } from './DeleteQuestion';
import { offerTexts as texts } from './offers.texts';

interface OfferActionsProps {
  offer: Offer;
  say: (text: string) => void;
  onDeleted: (policyNumber: string) => void;
}

/** The way on with an offer, and the way to be rid of it. Without a policy number there is neither. */
export function OfferActions({ offer, say, onDeleted }: OfferActionsProps) {
  const { name, policyNumber } = offer;
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const track = useClickTracking();
  const href = continuationHref(offer);

  const cancel = () => {
    // At once, so that there is a button to focus.
    flushSync(() => setAsking(false));
    opener.current?.focus();
  };

  if (asking && policyNumber) {
    return (
      <DeleteQuestion
        policyNumber={policyNumber}
        name={name}
        say={say}
        onCancel={cancel}
        onDeleted={() => onDeleted(policyNumber)}
      />
    );
  }
  return (
    <div className="offer-foot">
      {!href && (
        <div className="offer-not-online">
          <p>{texts.notOnline}</p>
          <ContactUs />
        </div>
      )}
      {(href || policyNumber) && (
        <div className="offer-actions">
          {href && (
            <Button
              variant="secondary"
              className="offer-proceed"
              render={<a href={href} />}
              onClick={() => track('lenke', texts.proceed, 'tilbud-fortsett')}
            >
              {texts.proceed} <VisuallyHidden>{texts.proceedOf(name)}</VisuallyHidden>
            </Button>
          )}
          {policyNumber && (
            <Button
              ref={opener}
              variant="tertiary"
              className="offer-remove"
              onClick={() => {
                track('knapp', texts.remove, 'tilbud-slett');
                setAsking(true);
              }}
            >
              {texts.remove} <VisuallyHidden>{texts.removeOf(name)}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
