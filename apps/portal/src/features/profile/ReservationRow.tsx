import {
  isUnknownOutcomeError,
  useReservation,
  useSetReservation,
} from '@forsikring/api-client/react';
import { DescriptionRow, EditableRow, Skeleton } from '@forsikring/ui-kit';
import { profileTexts, reservationTexts as texts } from './profile.texts';
import { ReservationForm } from './ReservationForm';
import { type Retry, RowFailure } from './RowFailure';
import { SavedValue } from './SavedValue';
import { useEditing } from './useEditing';

/**
 * The row of the reservation against documents by post: loading, failed or ready to be changed. It is
 * independent of the customer registers (docs/specification/profile.md#reservation).
 */
export function ReservationRow({ retry }: { retry: Retry }) {
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
          <Skeleton shape="text" className="profile-skeleton" />
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
