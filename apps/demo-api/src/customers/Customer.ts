import type { AgreementList, LegacyCustomer } from '@forsikring/api-client/contract';
import type { InferInput } from 'valibot';

/** A named test customer: everything that the insurer's systems know of them. */
export interface Customer {
  /** Short and stable: tests and stories name customers by it. */
  id: string;
  name: string;
  /** What this customer is there to show. */
  shows: string;
  loginContext: string;
  agreements: InferInput<typeof AgreementList>;
  /** Agreements that the partner bank keeps. */
  partnerAgreements?: InferInput<typeof AgreementList>;
  legacy: InferInput<typeof LegacyCustomer>;
}
