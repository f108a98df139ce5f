import { type Failing, withFault } from '@forsikring/api-client/insurer';
import { type DemoInsurerOptions, demoInsurer } from '@forsikring/api-client/msw';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { chooseDistributor, distributorIn } from './distributors/chooseDistributor';
import { distributorOf, portalConfig } from './distributors/distributors';

/** The customer and the faults of the intercepted demo. */
export interface InterceptorOptions {
  /** The id of the logged-in customer. Without it the visitor is logged out. */
  customer?: string;
  /** Faults by call, e.g. `getAgreements=status:500`. */
  faults?: string;
}

/** Creates the insurer and the portal's configuration as request handlers of msw, for stories and for tests without a server. */
export function demoHandlers({ customer, faults = '' }: InterceptorOptions = {}): HttpHandler[] {
  const failing: Failing = { faults: Object.fromEntries(new URLSearchParams(faults)) };
  const insurer = demoInsurer({
    ...(customer && { customer }),
    loggedIn: customer !== undefined,
    faults: failing.faults as DemoInsurerOptions['faults'] & object,
  });
  const config = http.get('*/config.json', async ({ request }) => {
    const { origin } = new URL(request.url);
    const distributor = chooseDistributor({ named: distributorIn(request.url) });
    const response = await withFault('config', failing, async () =>
      Response.json(portalConfig(distributor, { portal: origin, login: origin })),
    );
    return response.type === 'error' ? HttpResponse.error() : response;
  });
  // A story has no address that names its distributor: the brand of the page does.
  const contact = http.get('*/auth/bankkontakt', async ({ request }) => {
    const response = await getResponse(insurer.handlers, request);
    const brand = globalThis.document?.documentElement.dataset.brand;
    const own = distributorOf(brand)?.contact;
    if (!response?.ok || !own) return response;
    const given = await response.json();
    // The name is the insurer's, as in the running demo.
    return HttpResponse.json({ ...given, ...own, navn: given.navn }, response);
  });
  return [contact, ...insurer.handlers, config];
}
