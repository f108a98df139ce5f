import type { TrackerActivity } from '../core/trackerActivity';
import type { TrackedEvent } from '../core/trackingEvents';
import type {
  DropReason,
  Identity,
  OutgoingEvent,
  Transport,
  TransportHost,
  TransportSession,
} from '../core/transport';
import { checkContext } from './checkContext';
import { checkEvent } from './checkEvent';
import { checkRestored } from './checkRestored';
import { createId } from './createId';
import { createPseudonym } from './createPseudonym';
import { isTrackingId } from './isTrackingId';

/** What stands between the queue and a transport while the visitor has opted in. */
export interface Delivery {
  /**
   * Checks the event and hands it to the transport, or drops it and says why. Returns false before the
   * first second has passed: then it has to wait in the queue. Never throws.
   */
  send: (event: TrackedEvent) => boolean;
  /** Ends the transport; what it had not answered for is dropped for `reason`. Never throws. */
  stop: (reason: DropReason) => void;
}

interface DeliveryHost {
  context?: Readonly<Record<string, string>>;
  random?: () => number;
  transport?: Pick<Transport, 'forget'>;
  schedule: (task: () => void, delayMs: number) => () => void;
  /** What waits; it is emptied from the front. */
  queue: TrackedEvent[];
  tell: (activity: TrackerActivity) => void;
  report: (error: unknown) => void;
  /** Why it is over already: a listener may withdraw while the transport opens. */
  ended: () => DropReason | undefined;
}

/** From a transport that is ready to the first event that it is given (specification part 2 §9). */
const START_DELAY_MS = 1_000;

/** Opens the transport, unless it is to end meanwhile, and lets nothing reach it that has not been checked. */
export function createDelivery(
  open: (host: TransportHost) => TransportSession,
  {
    context = {},
    random = Math.random,
    transport,
    schedule,
    queue,
    tell,
    report,
    ended,
  }: DeliveryHost,
): Delivery {
  const constants = checkContext(context, report);
  /** What the transport has been given and has not answered for, by id. */
  const sending = new Map<string, OutgoingEvent>();
  let stage: 'waiting' | 'flowing' | 'stopped' = 'waiting';
  let session: TransportSession | undefined;
  /** Who the transport was told of last; undefined when it has to be told. */
  let told: { trackingId: unknown } | undefined;
  const flows = () => stage === 'flowing';

  /** A second answer for an event, or one that comes late, counts no more. */
  const settle = (events: readonly OutgoingEvent[]) =>
    events.filter(({ id }) => sending.delete(id));

  function dropSending(reason: DropReason): void {
    for (const outgoing of settle([...sending.values()]))
      tell({ type: 'dropped', outgoing, reason });
  }

  function restore(event: OutgoingEvent): OutgoingEvent[] {
    if (sending.has(event.id)) return [];
    const checked = checkRestored(event, constants, report);
    const refused = 'reason' in checked;
    const outgoing: OutgoingEvent = refused
      ? { id: event.id, name: '', time: event.time, fields: {} }
      : { ...event, fields: checked.fields };
    if (!refused) sending.set(outgoing.id, outgoing);
    tell({ type: 'restored', outgoing });
    if (!refused) return [outgoing];
    tell({ type: 'dropped', outgoing, reason: checked.reason });
    return [];
  }

  function identityOf(trackingId: unknown): Identity | undefined {
    if (trackingId === undefined) return undefined;
    if (isTrackingId(trackingId)) {
      return { trackingId, createPseudonym: () => createPseudonym(random) };
    }
    report(new TypeError('The tracking id was left out: it is none, or somebody’s own'));
    return undefined;
  }

  function identify(trackingId: unknown): void {
    if (told && told.trackingId === trackingId) return;
    // Told anew if it fails: no event goes out under somebody else's name.
    told = undefined;
    session?.identify(identityOf(trackingId));
    told = { trackingId };
  }

  function check(event: TrackedEvent) {
    try {
      return checkEvent(event, report);
    } catch {
      // Without the cause, which may hold what was handed in.
      report(new TypeError('An event was dropped: it cannot be read'));
      return { reason: 'INVALID' } as const;
    }
  }

  function pass(event: TrackedEvent): void {
    const checked = check(event);
    if ('reason' in checked) {
      tell({ type: 'dropped', event, reason: checked.reason });
      return;
    }
    const { name, time } = event;
    const outgoing = { id: createId(), name, time, fields: { ...constants, ...checked.fields } };
    sending.set(outgoing.id, outgoing);
    tell({ type: 'sending', event, outgoing });
    // A listener may have withdrawn.
    if (!flows()) return;
    try {
      identify(event.trackingId);
      session?.send(outgoing);
    } catch (error) {
      report(error);
      for (const lost of settle([outgoing])) {
        tell({ type: 'dropped', event, outgoing: lost, reason: 'FAILED' });
      }
    }
  }

  const next = () => (session && flows() ? queue.shift() : undefined);

  function release(): void {
    if (stage === 'waiting') stage = 'flowing';
    // What waits when a listener withdraws is for the tracker to drop.
    for (let event = next(); event; event = next()) pass(event);
  }

  try {
    session = open({
      onDelivered(events) {
        for (const outgoing of settle(events)) tell({ type: 'delivered', outgoing });
      },
      onDropped(events, reason) {
        for (const outgoing of settle(events)) tell({ type: 'dropped', outgoing, reason });
      },
      onRestored: (events) => events.flatMap(restore),
      release,
    });
  } catch (error) {
    dropSending('FAILED');
    throw error;
  }
  const cancelRelease = schedule(release, START_DELAY_MS);

  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      report(error);
    }
  }

  function stop(reason: DropReason): void {
    stage = 'stopped';
    cancelRelease();
    attempt(() => session?.stop());
    dropSending(reason);
  }

  const reason = ended();
  if (reason) stop(reason);
  // What it has stored since the tracker had it forget.
  if (reason === 'WITHDRAWN') attempt(() => transport?.forget());

  return {
    send(event) {
      const passes = flows();
      if (passes) pass(event);
      return passes;
    },
    stop,
  };
}
