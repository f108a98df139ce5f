import {
  isUnknownOutcomeError,
  useReservation,
  useSetReservation,
} from '@forsikring/api-client/react';
import { Checkbox, DescriptionRow, EditableRow } from '@forsikring/ui-kit';
import type { SectionControls } from '../../platform/section/ReadSection';
import { ValueSkeleton } from './ProfileSkeleton';
import { profileTexts, reservationTexts as texts } from './profile.texts';
import { RowFailure, SavedValue, SaveFailure } from './rowParts';
import { type Editing, useEditing } from './useEditing';

/**
 * The row of the reservation against documents by post: loading, failed or ready to be changed. It is
 * independent of the customer registers (docs/specification/profile.md#reservation).
 */
export function ReservationRow({ retry }: { retry: SectionControls['retry'] }) {
  const { data, error, reload } = useReservation();
  const { run, running } = useSetReservation();
  const editing = useEditing<boolean>({
    row: 'reservation',
    save: run,
    saved: texts.saved,
    problemOf: (reason) => (isUnknownOutcomeError(reason) ? 'unknown' : 'failed'),
    failure: (problem) => ({
      title: texts.saveFailed,
      content: problem === 'unknown' ? profileTexts.unknown : texts.asBefore,
    }),
  });

  if (!data) {
    return (
      <DescriptionRow label={texts.label} className="profile-reservation-room">
        {error ? (
          <RowFailure text={texts.failed} onRetry={() => retry(reload)} />
        ) : (
          <ValueSkeleton />
        )}
      </DescriptionRow>
    );
  }
  const shown = data.harReservasjon ? texts.reserved : texts.notReserved;
  return (
    <EditableRow
      label={texts.label}
      subject={texts.subject}
      value={<SavedValue saved={editing.saved}>{shown}</SavedValue>}
      open={editing.open}
      onOpenChange={editing.setOpen}
    >
      <ReservationForm reserved={data.harReservasjon} editing={editing} saving={running} />
    </EditableRow>
  );
}

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
function ReservationForm({ reserved, editing, saving }: ReservationFormProps) {
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
