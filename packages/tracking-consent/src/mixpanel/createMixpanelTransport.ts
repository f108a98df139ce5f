import type { DeliveryLimits, Transport } from '../core/transport';
import { hasVisitorCookie, setVisitorCookie, undeliveredKeys } from './deviceStorage';

/** Options of `createMixpanelTransport`: the project, and limits of requests. */
export interface MixpanelOptions extends Partial<DeliveryLimits> {
  /** Token of the project. */
  token: string;
  /** Origin of the service. @default 'https://api-eu.mixpanel.com' */
  apiHost?: string | undefined;
  /**
   * Salt of the hashes of tracking ids, for instance the token and the distributor's name. If you change the salt, every
   * customer counts as a new one.
   * @default the token
   */
  trackingIdSalt?: string | undefined;
}

/** Mixpanel's EU service. */
export const EU_HOST = 'https://api-eu.mixpanel.com';

/**
 * Sends events to Mixpanel's EU service, without its SDK. Loads the code that sends only after opt-in; before opt-in,
 * requests and stores nothing, and removes what an earlier visit stored. Events that the page could not deliver are
 * stored on the device for the next page.
 */
export function createMixpanelTransport({
  token,
  apiHost = EU_HOST,
  trackingIdSalt = token,
  ...limits
}: MixpanelOptions): Transport {
  return {
    async load() {
      const { openMixpanelSession } = await import('./openMixpanelSession');
      return () => openMixpanelSession({ token, apiHost, trackingIdSalt, limits });
    },
    removeStored: removeMixpanelData,
  };
}

/**
 * Removes the cookie and the events that earlier visits stored on the device; writes nothing when nothing is
 * stored. The transport calls this function itself. Call it on a site that no longer has a transport.
 */
export function removeMixpanelData(): void {
  if (typeof document === 'undefined') return;
  if (hasVisitorCookie()) setVisitorCookie();
  for (const key of undeliveredKeys()) localStorage.removeItem(key);
}
