import { looksLikeWebPage } from '@forsikring/foundation/http/looksLikeWebPage';
import { withKeepalive } from '@forsikring/foundation/keepalive/withKeepalive';
import type { ConsentReceipt } from '@forsikring/tracking-consent/dialog';
import { report } from '../monitoring/report';

/** The waits between the attempts, in milliseconds. A receipt that arrives twice has the same time. */
const RETRY_WAITS_MS = [2_000, 10_000, 60_000];

/**
 * Posts the receipt of a consent to the host's log (docs/specification/tracking.md#consent-banner). Without cookies
 * and referrer, so that the log cannot tell whose receipt it is. Reports the last failure.
 */
export async function sendReceipt(url: string, receipt: ConsentReceipt): Promise<void> {
  for (const waitMs of [...RETRY_WAITS_MS, undefined]) {
    try {
      return await post(url, JSON.stringify(receipt));
    } catch (error) {
      if (waitMs === undefined)
        report({ kind: 'tracking', message: 'The receipt of a consent was not delivered', error });
      else await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/** @throws {Error} unless the log responds with 2xx, and not with a web page */
async function post(url: string, body: string): Promise<void> {
  const bytes = new TextEncoder().encode(body).length;
  const response = await withKeepalive({ url, bytes, purpose: 'customer' }, (keepalive) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // A login page would respond with 200, and the receipt would be lost.
      redirect: 'manual',
    }),
  );
  if (!response.ok) throw new Error(`The log responded with ${response.status}`);
  if (looksLikeWebPage(await response.text())) throw new Error('The log responded with a web page');
}
