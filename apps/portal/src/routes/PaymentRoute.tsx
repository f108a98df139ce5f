import { useEffect } from 'react';
import { useAppContext } from '../platform/context/AppContext';
import { LeavingPage } from '../platform/navigation/LeavingPage';
import { INSURANCE_PATH } from '../platform/paths';

/** `paths.payment`: the invoices stand in another system of the insurer. */
export default function PaymentRoute() {
  const { leave } = useAppContext();
  // Without a way back to this address, which would only lead there again.
  useEffect(() => leave(`${INSURANCE_PATH}/skade/betaling`, { replace: true }), [leave]);
  return <LeavingPage title="Sender deg til fakturaene dine" />;
}
