import { useReservation, useSetReservation } from '@forsikring/api-client/react';
import { DescriptionRow, EditableRow, Skeleton } from '@forsikring/ui-kit';
import { useState } from 'react';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { reservationTexts as texts } from './profile.texts';
import { ReservationForm } from './ReservationForm';
import type { Retry } from './Retry';

/** The row of the reservation against documents by post: on its way, failed, or there to be changed. */
export function ReservationRow({ retry }: { retry: Retry }) {
  const { data, error, reload } = useReservation();
  const { run } = useSetReservation();
  const [open, setOpen] = useState(false);

  if (!data) {
    return (
      <DescriptionRow label={texts.label}>
        {error ? (
          <LoadFailure text={texts.failed} onRetry={() => retry(reload)} />
        ) : (
          <Skeleton shape="text" className="profile-skeleton" />
        )}
      </DescriptionRow>
    );
  }
  return (
    <EditableRow
      label={texts.label}
      what={texts.what}
      value={data.harReservasjon ? texts.reserved : texts.notReserved}
      open={open}
      onOpenChange={setOpen}
    >
      <ReservationForm reserved={data.harReservasjon} save={run} onSaved={() => setOpen(false)} />
    </EditableRow>
  );
}
