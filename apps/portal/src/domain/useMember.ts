import { useCustomer } from '@forsikring/api-client/react';
import { type SectionState, sectionState } from '../platform/section/sectionState';

/** Whether the customer is a union member (docs/specification/product.md#membership). */
export interface Membership {
  /** False until known, and for customers who cannot be read. */
  member: boolean;
  /** The state of a section that only members see. */
  state: SectionState<'member'>;
}

/** The membership in the insurer's register, whatever the brand. */
export function useMember(): Membership {
  const customer = useCustomer();
  const member = customer.data?.isLoMedlem === true;
  return { member, state: sectionState([customer], () => (member ? 'member' : undefined)) };
}
