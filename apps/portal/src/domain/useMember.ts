import { useCustomer } from '@forsikring/api-client/react';
import { type SectionRead, sectionRead } from '../platform/section/sectionRead';

/** Whether the customer is a union member (docs/specification/product.md#membership). */
export interface Membership {
  /** False until known, and for customers whose record cannot be read. */
  member: boolean;
  /** The read of a section that only members see. */
  read: SectionRead<'member'>;
}

/** The membership in the insurer's register, whatever the brand. */
export function useMember(): Membership {
  const read = sectionRead([useCustomer()], ({ isLoMedlem }) =>
    isLoMedlem ? ('member' as const) : undefined,
  );
  return { member: read.data !== undefined, read };
}
