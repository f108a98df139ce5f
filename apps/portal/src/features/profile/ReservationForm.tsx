import { Checkbox } from '@forsikring/ui-kit';
import { profileTexts, reservationTexts as texts } from './profile.texts';
import { SaveFailure } from './SaveFailure';
import type { Editing } from './useEditing';

interface ReservationFormProps {
  /** As it is kept, or as it is being saved. */
  reserved: boolean;
  editing: Editing<boolean>;
  saving: boolean;
}

/** The confirm box: only ticking it flips the reservation (docs/specification/profile.md#reservation). */
export function ReservationForm({ reserved, editing, saving }: ReservationFormProps) {
  // What is being saved is shown as if it were: the question stays the one that was answered.
  const wanted = saving ? reserved : !reserved;
  const problem = saving ? undefined : editing.draft?.problem;

  return (
    <>
      <Checkbox
        checked={saving}
        busy={saving}
        description={texts.hint}
        onChange={() => editing.submit(wanted)}
      >
        {wanted ? texts.confirm : texts.confirmUndo}
      </Checkbox>
      {problem && (
        <SaveFailure
          title={texts.saveFailed}
          text={problem === 'unknown' ? profileTexts.unknown : texts.again}
        />
      )}
    </>
  );
}
