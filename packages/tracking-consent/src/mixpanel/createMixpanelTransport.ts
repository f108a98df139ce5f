import type { DeliveryLimits, Transport } from '../core/transport';
import { hasVisitorCookie, setVisitorCookie, undeliveredKeys } from './deviceStorage';

/** Which project receives the events, and how often. */
export interface MixpanelOptions extends Partial<DeliveryLimits> {
  /** Token of the project. */
  token: string;
  /** Origin of the service. @default 'https://api-eu.mixpanel.com' */
  apiHost?: string;
  /**
   * What tracking ids are hashed with, for instance the distributor's name beside the token. With another
   * one, every customer counts as a new one.
   * @default the token
   */
  trackingIdSalt?: string;
}

/** The EU service. */
export const EU_HOST = 'https://api-eu.mixpanel.com';

/**
 * Brings events to Mixpanel's EU service, without its SDK. The code that sends is fetched after opt-in
 * alone; before that, nothing is read, written or requested. Events that the page could not deliver are
 * kept on the device for the next one.
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
    forget() {
      if (typeof document === 'undefined') return;
      if (hasVisitorCookie()) setVisitorCookie();
      for (const key of undeliveredKeys()) localStorage.removeItem(key);
    },
  };
}
