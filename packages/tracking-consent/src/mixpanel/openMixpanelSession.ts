import type { TransportHost, TransportSession } from '../core/transport';
import { createId } from '../delivery/createId';
import { createSender } from './createSender';
import { createVisitors } from './createVisitors';
import { keepLeft, takeLeft } from './leftEvents';
import type { MixpanelOptions } from './MixpanelOptions';
import { eventRecord, type Profile, profileRecord, type WireItem } from './wireItem';

/** The service takes events of the last five days. */
const MAX_AGE_MS = 5 * 24 * 60 * 60 * 1_000;

const outgoingOf = (items: readonly WireItem[]) => items.map(({ outgoing }) => outgoing);

/** Sends to Mixpanel until it is stopped. Sets the visitor's cookie at once. */
export function openMixpanelSession(
  limits: Required<MixpanelOptions>,
  host: TransportHost,
): TransportSession {
  const { token, apiHost } = limits;
  const pageId = createId();
  const closing = new AbortController();
  const visitors = createVisitors();
  const asked = new Set<string>();
  let user: string | undefined;

  const events = createSender<WireItem>({
    url: `${apiHost}/track/`,
    limits,
    toRecord: (item) => eventRecord(token, item),
    lifetimeMs: ({ outgoing }) => outgoing.time + MAX_AGE_MS - Date.now(),
    onDelivered(items) {
      keepWhileHidden();
      host.onDelivered(outgoingOf(items));
    },
    onDropped(items, reason) {
      keepWhileHidden();
      host.onDropped(outgoingOf(items), reason);
    },
  });
  const profiles = createSender<Profile>({
    url: `${apiHost}/engage/`,
    limits,
    toRecord: (profile) => profileRecord(token, profile),
    lifetimeMs: () => Number.POSITIVE_INFINITY,
    onDelivered(items) {
      for (const { trackingId } of items) visitors.setNamed(trackingId);
    },
    onDropped: () => {},
  });

  function keepWhileHidden(): void {
    if (document.visibilityState === 'hidden') keepLeft(pageId, events.getPending());
  }

  function leave(): void {
    host.release();
    events.leave();
    profiles.leave();
    keepLeft(pageId, events.getPending());
  }

  const { signal } = closing;
  window.addEventListener('pagehide', leave, { signal });
  // Phones end hidden pages without another word.
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : keepLeft(pageId, [])),
    { signal },
  );

  const left = takeLeft();
  const checked = new Map(host.onRestored(outgoingOf(left)).map((each) => [each.id, each]));
  for (const item of left) {
    const outgoing = checked.get(item.outgoing.id);
    if (outgoing) events.add({ ...item, outgoing });
    // Two pages may have left the same.
    checked.delete(item.outgoing.id);
  }

  return {
    send: (outgoing) => events.add({ outgoing, device: visitors.of(user).device, user }),
    identify(identity) {
      user = identity?.trackingId;
      if (!identity || asked.has(identity.trackingId) || visitors.of(user).named) return;
      asked.add(identity.trackingId);
      profiles.add({ trackingId: identity.trackingId, pseudonym: identity.createPseudonym() });
    },
    stop() {
      closing.abort();
      profiles.stop();
      events.stop();
    },
  };
}
