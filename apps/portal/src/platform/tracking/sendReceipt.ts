import type { ConsentReceipt } from '@forsikring/tracking-consent/dialog';
import { report } from '../monitoring/report';

/**
 * Posts the receipt of a consent to the host's log (docs/specification/tracking.md#consent-banner). Without cookies
 * and referrer, so that the log cannot tell whose it is. A failure is reported.
 */
export async function sendReceipt(url: string, receipt: ConsentReceipt): Promise<void> {
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(receipt),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    if (!ok) throw new Error(`The log responded with ${status}`);
  } catch (error) {
    report({ kind: 'tracking', message: 'The receipt of a consent was not delivered', error });
  }
}
