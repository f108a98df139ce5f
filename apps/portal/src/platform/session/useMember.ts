import { useCustomer } from '@forsikring/api-client/react';
import { useShortname } from '../config/useShortname';

/** Whether the customer sees what union members see (decisions §6). */
export interface Membership {
  member: boolean;
  /** Whether that is not known yet. */
  loading: boolean;
}

/** By the union's own brand, or by what the insurer knows of the customer; who cannot be asked for is no member. */
export function useMember(): Membership {
  const union = useShortname() === 'lofavor';
  const { data, loading } = useCustomer();
  return { member: union || data?.isLoMedlem === true, loading: !union && loading };
}
