import type { HttpHandler } from 'msw';
import { type Calls, calls } from '../contract/calls';
import type { NamedCall } from '../contract/defineCall';
import type { Faults } from './createHandlers';
import { createInsurer } from './createInsurer';
import type { Customer } from './customers/Customer';
import { customers } from './customers/customers';
import { assertFaults } from './faults/parseFaults';
import { interceptCalls } from './interceptCalls';

/** Faults by the name of a call; `*` means every call. */
export type DemoFaults = Faults<Calls>;

/** Options of `demoInsurer`. */
export interface DemoInsurerOptions {
  /** The customer: the id of a named one, or what `customerWith` creates. @default 'kari' */
  customer?: string | Customer | undefined;
  /** Whether the customer is logged in. @default true */
  loggedIn?: boolean | undefined;
  /**
   * The `apiHost` of the client, when other hosts or paths are not the insurer's.
   * @default any origin and path in front of the calls
   */
  apiHost?: string | undefined;
  /** What fails, such as `{ getOffers: 'status:500' }`. @default {} */
  faults?: DemoFaults | undefined;
}

/** An insurer in memory, with one customer. */
export interface DemoInsurer {
  /** The handlers of every call of the contract, for `setupServer`, `setupWorker` or `server.use`. */
  handlers: HttpHandler[];
  /** The customer's record. Writes change the record, and a test may change it too: the next read returns the change. */
  customer: Customer;
  /** The faults. A test may add and remove them; one that happens once is removed when it happens. */
  faults: DemoFaults;
}

/**
 * Creates the demo insurer as request handlers of msw. Each has its own session and data.
 * @throws TypeError when no customer has the id, or a fault is unknown: the call would succeed, and so would a wrong test.
 */
export function demoInsurer({
  customer = 'kari',
  loggedIn = true,
  apiHost,
  faults = {},
}: DemoInsurerOptions = {}): DemoInsurer {
  const isNamed = typeof customer === 'string';
  const { answer, records, sessions } = createInsurer(isNamed ? {} : { customers: [customer] });
  const record = records.of(isNamed ? customer : customer.id);
  if (!record) {
    const ids = customers.map(({ id }) => id).join(', ');
    throw new TypeError(`The demo insurer has no customer '${customer}', only ${ids}.`);
  }
  assertFaults(faults);
  const session = loggedIn ? sessions.start(record.id) : undefined;

  const all = Object.values<NamedCall>(calls);
  const handlers = interceptCalls(all, apiHost, async (call, request, params) => {
    // A page of the test cannot read the anti-forgery cookie of this session.
    const headers = new Headers(request.headers);
    if (session) headers.set('X-XSRF-TOKEN', session.xsrfToken);
    return answer(call, {
      request: new Request(request, { headers }),
      params,
      session: sessions.find(session?.id),
      faults,
    });
  });
  return { handlers, customer: record, faults };
}
