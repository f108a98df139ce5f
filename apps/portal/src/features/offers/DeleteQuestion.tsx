import { isHttpError } from '@forsikring/api-client';
import { useDeleteOffer } from '@forsikring/api-client/react';
import { Button, Loader, Message } from '@forsikring/ui-kit';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useMountedRef } from '../../platform/loading/useMountedRef';
import { useToasts } from '../../platform/toasts/toasts';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { deletionTexts as texts } from './offers.texts';

interface DeleteQuestionProps {
  policyNumber: string;
  /** What the offer is called. */
  name: string;
  say: (text: string) => void;
  onCancel: () => void;
  onDeleted: () => void;
}

/**
 * Asks whether to delete an offer, and does it. The question takes the focus; from then on it stays on
 * the button that was pressed, which becomes 'Prøv igjen' after a failure.
 */
export function DeleteQuestion({
  policyNumber,
  name,
  say,
  onCancel,
  onDeleted,
}: DeleteQuestionProps) {
  const [step, setStep] = useState<'asked' | 'deleting' | 'failed'>('asked');
  const { run } = useDeleteOffer();
  const track = useClickTracking();
  const mounted = useMountedRef();
  const toast = useToasts();
  const id = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);

  const confirm = step === 'failed' ? texts.retry : texts.confirm;
  const remove = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (step === 'deleting') return;
    track('knapp', confirm, step === 'failed' ? 'tilbud-slett-igjen' : 'tilbud-slett-bekreft');
    // Safari does not focus a button that is pressed.
    currentTarget.focus();
    setStep('deleting');
    say(texts.deleting);
    try {
      await run(policyNumber);
    } catch (error) {
      // Not found: deleted meanwhile, in another tab perhaps.
      if (!isHttpError(error) || error.status !== 404) {
        say('');
        setStep('failed');
        if (!mounted.current) {
          const content = { title: texts.failed, content: texts.kept(name) };
          toast.error(content, { timeout: 'off' });
        }
        return;
      }
    }
    say(texts.deleted(name));
    onDeleted();
  };
  const cancel = () => {
    if (step === 'deleting') return;
    track('knapp', texts.cancel, 'tilbud-slett-avbryt');
    onCancel();
  };
  const refuseDoubleClick = (event: MouseEvent) => {
    // Its second half was meant for what stood here before.
    if (event.detail > 1) event.stopPropagation();
  };
  const cancelByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') cancel();
  };

  return (
    <fieldset
      aria-labelledby={id}
      className="offer-foot"
      onClickCapture={refuseDoubleClick}
      onKeyDown={cancelByEscape}
    >
      <div id={id} ref={question} tabIndex={-1} className="offer-question">
        {step === 'asked' && <p>{texts.question}</p>}
        {step === 'deleting' && <Loader label={texts.deleting} />}
        {step === 'failed' && (
          <Message variant="error" role="alert">
            <p>{texts.failed}</p>
          </Message>
        )}
      </div>
      <div className="offer-actions">
        <Button variant="danger" aria-disabled={step === 'deleting'} onClick={remove}>
          {confirm}
        </Button>
        <Button variant="tertiary" aria-disabled={step === 'deleting'} onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
