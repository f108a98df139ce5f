import { useDeleteOffer } from '@forsikring/api-client/react';
import { takesFocus } from '@forsikring/foundation/focus/focusPage';
import { isComposing } from '@forsikring/foundation/isComposing';
import { Button, Loader, Message } from '@forsikring/ui-kit';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { platformTexts } from '../../platform/platform.texts';
import { RetryLabel } from '../../platform/section/RetryButton';
import { useOutcome } from '../../platform/toasts/toasts';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { insideSentence } from '../../platform/words/insideSentence';
import { deletionTexts as texts } from './offers.texts';

/** The callbacks of a deletion. */
export interface OfferDeletion {
  started: () => void;
  failed: () => void;
  /** Resolves when the card has left and the others are in their places. */
  done: (policyNumber: string) => Promise<void>;
}

interface DeleteConfirmationProps {
  policyNumber: string;
  /** The name of the offer. */
  name: string;
  announce: (text: string) => void;
  onCancel: () => void;
  deletion: OfferDeletion;
}

/**
 * Asks for confirmation and deletes an offer. The question takes the focus. After a press, the focus stays
 * on the pressed button, which becomes 'Prøv igjen' after a failure.
 */
export function DeleteConfirmation({
  policyNumber,
  name,
  announce,
  onCancel,
  deletion,
}: DeleteConfirmationProps) {
  const [step, setStep] = useState<'confirming' | 'deleting' | 'failed'>('confirming');
  const { run } = useDeleteOffer();
  const track = useClickTracking();
  const { fail, succeed } = useOutcome();
  const id = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => void takesFocus(question.current), []);

  const failed = step === 'failed';
  const remove = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (step === 'deleting') return;
    if (failed) track('knapp', platformTexts.retry, 'tilbud-slett-igjen');
    else track('knapp', texts.confirm, 'tilbud-slett-bekreft');
    // Safari does not focus a button on press.
    currentTarget.focus();
    setStep('deleting');
    announce(texts.deleting);
    deletion.started();
    try {
      await run(policyNumber);
    } catch {
      announce('');
      deletion.failed();
      fail(() => setStep('failed'), {
        title: texts.failed,
        content: texts.kept(insideSentence(name)),
      });
      return;
    }
    announce('');
    await succeed(texts.deleted(insideSentence(name)), () => deletion.done(policyNumber));
  };
  const cancel = () => {
    if (step === 'deleting') return;
    track('knapp', texts.cancel, 'tilbud-slett-avbryt');
    onCancel();
  };
  const ignoreDoubleClick = (event: MouseEvent) => {
    // The second click of a double-click was meant for the button that was here before.
    if (event.detail > 1) event.stopPropagation();
  };
  const cancelByEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing(nativeEvent)) cancel();
  };

  return (
    <fieldset
      aria-labelledby={id}
      className="offer-foot"
      onClickCapture={ignoreDoubleClick}
      onKeyDown={cancelByEscape}
    >
      <div ref={question} className="offer-question">
        {failed ? (
          <Message id={id} variant="error" role="alert">
            <p>{texts.failed}</p>
          </Message>
        ) : (
          <>
            {step === 'confirming' && <p id={id}>{texts.question}</p>}
            {step === 'deleting' && <Loader id={id} label={texts.deleting} />}
            {/* Stays, so that the card keeps its height. */}
            <p>{texts.consequence}</p>
          </>
        )}
      </div>
      <div className="offer-actions">
        <Button
          variant={failed ? 'secondary' : 'danger-primary'}
          aria-disabled={step === 'deleting'}
          onClick={remove}
        >
          {failed ? (
            <RetryLabel />
          ) : (
            <>
              <BinIcon />
              <span>{texts.confirm}</span>
            </>
          )}
        </Button>
        <Button variant="tertiary" aria-disabled={step === 'deleting'} onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  );
}

/** A bin: in brands whose colour is red, the colour of a warning alone would not set deleting apart. */
export function BinIcon() {
  return (
    <svg className="offer-bin" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 7h16M9.5 7V4h5v3M6.5 7l.9 13h9.2l.9-13M10.3 11v5.5M13.7 11v5.5" />
    </svg>
  );
}
