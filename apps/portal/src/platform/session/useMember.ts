import { useCustomer } from '@forsikring/api-client/react';

/** Whether the customer is a union member (specification part 1 §1, part 2 §6). */
export interface Membership {
  member: boolean;
  /** Whether that is not known yet. */
  loading: boolean;
}

/** As the insurer knows the customer, whichever brand they came by; who cannot be asked for is no member. */
export function useMember(): Membership {
  const { data, loading } = useCustomer();
  return { member: data?.isLoMedlem === true, loading };
}
