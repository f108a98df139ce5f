import { useEffect } from 'react';
import { useAppContext } from '../platform/AppContext';
import { LeavingPage } from '../platform/navigation/LeavingPage';
import { INSURANCE_PATH } from '../platform/paths';
import { routeTexts } from './routes.texts';

/** `paths.payment`: redirects to the invoices, which are in another system of the insurer. */
export default function PaymentRoute() {
  const { leave } = useAppContext();
  // Replaces the history entry, since going back here would redirect again.
  useEffect(() => leave(`${INSURANCE_PATH}/skade/betaling`, { replace: true }), [leave]);
  return <LeavingPage title={routeTexts.toPayment} />;
}
