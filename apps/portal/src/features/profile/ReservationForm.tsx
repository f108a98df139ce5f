import { Checkbox } from '@forsikring/ui-kit';
import { profileTexts, reservationTexts as texts } from './profile.texts';
import { SaveFailure } from './SaveFailure';
import type { Editing } from './useEditing';

interface ReservationFormProps {
  /** The stored value, or the one that is being saved. */
  reserved: boolean;
  editing: Editing<boolean>;
  saving: boolean;
}

/**
 * The confirmation checkbox: only ticking it changes the reservation
 * (docs/specification/profile.md#reservation).
 */
export function ReservationForm({ reserved, editing, saving }: ReservationFormProps) {
  // While saving, `reserved` is already the new value: keeps the text that the customer confirmed.
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
