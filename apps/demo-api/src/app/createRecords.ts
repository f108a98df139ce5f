import type { Customer } from '../customers/Customer';
import { customers } from '../customers/customers';

/** What the insurer's systems hold while the demo runs. Writes last until `reset`. */
export interface Records {
  of(customerId: string): Customer | undefined;
  reset(): void;
}

/** Starts with every customer as they are written. */
export function createRecords(): Records {
  const fresh = () =>
    new Map(customers.map((customer) => [customer.id, structuredClone(customer)]));
  let records = fresh();
  return {
    of: (customerId) => records.get(customerId),
    reset() {
      records = fresh();
    },
  };
}
