import type { Transport } from '../core/transport';
import { hasVisitorCookie, leftKeys, setVisitorCookie } from './deviceStorage';
import { type MixpanelOptions, withDefaults } from './MixpanelOptions';

/**
 * Brings events to Mixpanel's EU service, without its SDK: batches, another try until each is
 * answered for, IP lookup off. What sends is fetched after opt-in alone; before it, nothing is read,
 * written or requested. Events that the page could not deliver are kept on the device for the next.
 */
export function createMixpanelTransport(options: MixpanelOptions): Transport {
  return {
    async load() {
      const { openMixpanelSession } = await import('./openMixpanelSession');
      return (host) => openMixpanelSession(withDefaults(options), host);
    },
    forget() {
      if (typeof document === 'undefined') return;
      if (hasVisitorCookie()) setVisitorCookie();
      for (const key of leftKeys()) localStorage.removeItem(key);
    },
  };
}
