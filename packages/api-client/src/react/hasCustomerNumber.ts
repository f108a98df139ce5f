import type { Customer } from '../contract/customer';

/** Whether the customer has a customer number: the insurer's own register keeps them. An empty one is none. */
export function hasCustomerNumber(customer: Customer | undefined): boolean {
  return Boolean(customer?.niceKundenummer?.trim());
}
