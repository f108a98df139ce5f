import type { TransportHost, TransportSession } from '../core/transport';
import { createId } from '../delivery/createId';
import { createSender } from './createSender';
import { keepLeft, takeLeft } from './leftEvents';
import type { MixpanelOptions } from './MixpanelOptions';
import { readVisitor, writeVisitor } from './visitor';
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
  let visitor = readVisitor();
  let user: string | undefined;
  let asked: string | undefined;

  function remember(change: object = {}): void {
    visitor = { ...visitor, ...change };
    writeVisitor(visitor);
  }

  const events = createSender<WireItem>({
    url: `${apiHost}/track/`,
    limits,
    toRecord: (item) => eventRecord(token, item),
    isFresh: ({ outgoing }) => Date.now() - outgoing.time < MAX_AGE_MS,
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
    isFresh: () => true,
    onDelivered: ([profile]) => profile?.trackingId === visitor.user && remember({ named: true }),
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

  remember();
  const left = takeLeft();
  host.onRestored(outgoingOf(left));
  for (const item of left) events.add(item);

  return {
    send: (outgoing) => events.add({ outgoing, device: visitor.device, user }),
    identify(identity) {
      user = identity?.trackingId;
      if (!identity || user === asked) return;
      asked = user;
      // Somebody else in the same browser is somebody else.
      if (visitor.user && visitor.user !== user) visitor = { device: createId() };
      remember({ user });
      if (visitor.named) return;
      profiles.add({ trackingId: identity.trackingId, pseudonym: identity.createPseudonym() });
    },
    stop() {
      closing.abort();
      profiles.stop();
      events.stop();
      return outgoingOf(events.getPending());
    },
  };
}
