import type { TrackedEvent } from './trackingEvents';
import type { DropReason, OutgoingEvent } from './transport';

/** What became of an event. `event` is the same object from `queued` to the end, where the tracker made it. */
export type TrackerActivity =
  | { type: 'queued'; event: TrackedEvent }
  | { type: 'sending'; event: TrackedEvent; outgoing: OutgoingEvent }
  | { type: 'delivered' | 'restored'; outgoing: OutgoingEvent }
  | { type: 'dropped'; event?: TrackedEvent; outgoing?: OutgoingEvent; reason: DropReason };
