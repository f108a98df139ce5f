import type { Customer } from '../contract/customer';

/** Whether the customer has a customer number, and is in the insurer's own register. An empty number does not count. */
export function hasCustomerNumber(customer: Customer | undefined): boolean {
  return Boolean(customer?.niceKundenummer?.trim());
}
