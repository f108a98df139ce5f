import type { Offer } from '@forsikring/api-client';
import { Button, VisuallyHidden } from '@forsikring/ui-kit';
import { useRef, useState } from 'react';
import { ContactUs } from '../../domain/contact/ContactOffer';
import { travel } from '../../platform/stableLayout/travel';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { continuationHref } from './continuationHref';
import { BinIcon, DeleteConfirmation, type OfferDeletion } from './DeleteConfirmation';
import { offerTexts as texts } from './offers.texts';

interface OfferActionsProps {
  offer: Offer;
  /** Whether continuing this purchase is the main action of the page. */
  primary: boolean;
  announce: (text: string) => void;
  deletion: OfferDeletion;
}

/** The actions of an offer: continue the purchase, and delete. An offer without a policy number has none. */
export function OfferActions({ offer, primary, announce, deletion }: OfferActionsProps) {
  const { name, policyNumber } = offer;
  const [confirming, setConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<Element>(null);
  const track = useClickTracking();
  const href = continuationHref(offer);

  /** The question makes the card higher: the offers below travel. Renders synchronously. */
  const ask = (asks: boolean) => {
    list.current ??= opener.current?.closest('ul') ?? null;
    if (list.current) void travel(list.current, () => setConfirming(asks));
  };
  const cancel = () => {
    ask(false);
    opener.current?.focus();
  };

  if (confirming && policyNumber) {
    return (
      <DeleteConfirmation
        policyNumber={policyNumber}
        name={name}
        announce={announce}
        onCancel={cancel}
        deletion={deletion}
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
              variant={primary ? 'primary' : 'secondary'}
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
                ask(true);
              }}
            >
              <BinIcon />
              {texts.remove} <VisuallyHidden>{texts.removeOf(name)}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
