import type { OutgoingEvent, Pseudonym } from '../core/transport';

/** An event and whose it is: what stands here is what is sent, also if it is sent by a later page. */
export interface WireItem {
  outgoing: OutgoingEvent;
  device: string;
  user?: string;
}

/** A profile to be made, unless the service has it. */
export interface Profile {
  trackingId: string;
  pseudonym: Pseudonym;
}

/** The event as the service reads it. */
export function eventRecord(token: string, { outgoing, device, user }: WireItem): object {
  return {
    event: outgoing.name,
    properties: {
      ...outgoing.fields,
      token,
      time: outgoing.time / 1_000,
      distinct_id: user ?? `$device:${device}`,
      $device_id: device,
      ...(user && { $user_id: user }),
      $insert_id: outgoing.id,
    },
  };
}

/** The profile as the service reads it: `$set_once` leaves a pseudonym that is there. */
export function profileRecord(token: string, { trackingId, pseudonym }: Profile): object {
  return { $token: token, $distinct_id: trackingId, $set_once: pseudonym };
}
