import type { Customer } from './customers/Customer';
import { customers as namedCustomers } from './customers/customers';

/** The data of the insurer's systems while the demo runs. `reset` undoes all writes. */
export interface Records {
  of(customerId: string): Customer | undefined;
  all(): Customer[];
  reset(): void;
}

/** Creates the records with the initial data of every customer. */
export function createRecords(customers: readonly Customer[] = namedCustomers): Records {
  const fresh = () =>
    new Map(customers.map((customer) => [customer.id, structuredClone(customer)]));
  let records = fresh();
  return {
    of: (customerId) => records.get(customerId),
    all: () => [...records.values()],
    reset() {
      records = fresh();
    },
  };
}
