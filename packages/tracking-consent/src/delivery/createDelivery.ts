import type { TrackerActivity } from '../core/trackerActivity';
import type { TrackedEvent } from '../core/trackingEvents';
import type { DropReason, TransportHost, TransportSession } from '../core/transport';
import { checkContext } from './checkContext';
import { checkEvent } from './checkEvent';
import { createId } from './createId';
import { createPseudonym } from './createPseudonym';

/** What stands between the queue and a transport while the visitor has opted in. */
export interface Delivery {
  /**
   * Checks the event and hands it to the transport, or drops it and says why. Returns false before the
   * first second has passed: then it has to wait in the queue. Never throws.
   */
  send: (event: TrackedEvent) => boolean;
  identify: (trackingId: unknown) => void;
  /** Ends the transport; what it had not delivered is dropped for `reason`. */
  stop: (reason: DropReason) => void;
}

interface DeliveryHost {
  context?: Readonly<Record<string, string>>;
  random?: () => number;
  schedule: (task: () => void, delayMs: number) => () => void;
  /** What waits; it is emptied from the front. */
  queue: TrackedEvent[];
  tell: (activity: TrackerActivity) => void;
  report: (error: unknown) => void;
}

/** From a transport that is ready to the first event that it is given (specification part 2 §9). */
const START_DELAY_MS = 1_000;

/** Opens the transport, and lets nothing reach it that has not been checked. */
export function createDelivery(
  open: (host: TransportHost) => TransportSession,
  { context = {}, random = Math.random, schedule, queue, tell, report }: DeliveryHost,
): Delivery {
  const constants = checkContext(context, report);
  let stage: 'waiting' | 'flowing' | 'stopped' = 'waiting';
  const flows = () => stage === 'flowing';
  const session = open({
    onDelivered(events) {
      for (const outgoing of events) tell({ type: 'delivered', outgoing });
    },
    onDropped(events, reason) {
      for (const outgoing of events) tell({ type: 'dropped', outgoing, reason });
    },
    onRestored(events) {
      for (const outgoing of events) tell({ type: 'restored', outgoing });
    },
    release,
  });

  function pass(event: TrackedEvent): void {
    const checked = checkEvent(event, report);
    if ('reason' in checked) {
      tell({ type: 'dropped', event, reason: checked.reason });
      return;
    }
    const { name, time } = event;
    const fields = { ...constants, ...checked.fields };
    const outgoing = { id: createId(), name, time, fields };
    tell({ type: 'sending', event, outgoing });
    // A listener may have withdrawn.
    if (flows()) session.send(outgoing);
    else tell({ type: 'dropped', event, outgoing, reason: 'WITHDRAWN' });
  }

  const next = () => (flows() ? queue.shift() : undefined);

  function release(): void {
    if (stage === 'waiting') stage = 'flowing';
    // What waits when a listener withdraws is for the tracker to drop.
    for (let event = next(); event; event = next()) pass(event);
  }

  const cancelRelease = schedule(release, START_DELAY_MS);

  return {
    send(event) {
      const passes = flows();
      if (passes) pass(event);
      return passes;
    },
    identify(trackingId) {
      if (trackingId === undefined) return session.identify(undefined);
      // An e-mail address or eleven digits would be somebody.
      if (typeof trackingId === 'string' && /^(?!\d{11}$)[^@\s]+$/.test(trackingId)) {
        session.identify({ trackingId, createPseudonym: () => createPseudonym(random) });
        return;
      }
      report(new TypeError('The tracking id was left out: it is none, or somebody’s own'));
      session.identify(undefined);
    },
    stop(reason) {
      stage = 'stopped';
      cancelRelease();
      for (const outgoing of session.stop()) tell({ type: 'dropped', outgoing, reason });
    },
  };
}
