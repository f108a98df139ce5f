import { Checkbox } from '@forsikring/ui-kit';
import { useState } from 'react';
import { reservationTexts as texts } from './profile.texts';
import { SaveFailure } from './SaveFailure';
import { useStands } from './useStands';

interface ReservationFormProps {
  reserved: boolean;
  /** Rejects as the call does. */
  save: (reserved: boolean) => Promise<void>;
  /** Called when it is saved, while the form still stands. */
  onSaved: () => void;
}

/** The confirm box: ticking it, and nothing else, flips the reservation (specification part 1 §4). */
export function ReservationForm({ reserved, save, onSaved }: ReservationFormProps) {
  // What was asked about when the row was opened: the value itself flips before it is saved.
  const [wanted] = useState(!reserved);
  const [state, setState] = useState<'asking' | 'saving' | 'failed'>('asking');
  const stands = useStands();

  const confirm = async () => {
    setState('saving');
    try {
      await save(wanted);
      if (stands.current) onSaved();
    } catch {
      if (stands.current) setState('failed');
    }
  };

  return (
    <>
      <Checkbox
        checked={state === 'saving'}
        busy={state === 'saving'}
        description={texts.hint}
        onChange={confirm}
      >
        {wanted ? texts.confirm : texts.confirmUndo}
      </Checkbox>
      {state === 'failed' && <SaveFailure title={texts.saveFailed} text={texts.again} />}
    </>
  );
}
