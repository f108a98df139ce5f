import { createId } from '@forsikring/foundation/createId';
import type { DeliveryLimits, OutgoingEvent, TransportSession } from '../core/transport';
import { createProfiles } from './createProfiles';
import { createVisitors } from './createVisitors';
import { encodeBody, post } from './post';
import { storeUndelivered, takeUndelivered } from './undelivered';

interface SessionOptions {
  token: string;
  apiHost: string;
  trackingIdSalt: string;
  limits: Partial<DeliveryLimits>;
}

/** The event in the service's format. */
function eventRecord(token: string, { id, name, time, fields, visitor }: OutgoingEvent): object {
  const { device, user } = visitor;
  return {
    event: name,
    properties: {
      ...fields,
      token,
      time: time / 1_000,
      distinct_id: user ?? `$device:${device}`,
      $device_id: device,
      ...(user && { $user_id: user }),
      $insert_id: id,
    },
  };
}

/** Opens a session that writes Mixpanel's format. Sets the visitor's cookie at once. */
export function openMixpanelSession({
  token,
  apiHost,
  trackingIdSalt,
  limits,
}: SessionOptions): TransportSession {
  const pageId = createId();
  const visitors = createVisitors();
  const profiles = createProfiles(`${apiHost}/engage/`, token, visitors.setNamed);

  return {
    limits,
    trackingIdSalt,
    encode: (batch) => encodeBody(batch.map((event) => eventRecord(token, event))),
    async post(body, options) {
      const result = await post(`${apiHost}/track/`, body, options);
      if (result.type === 'delivered') profiles.send();
      return result;
    },
    visitorOf(user) {
      const { device, named } = visitors.visitorOf(user);
      if (user && !named) profiles.add(user);
      return { device, ...(user && { user }) };
    },
    saveUndelivered: (events) => storeUndelivered(pageId, events),
    takeUndelivered,
    stop: profiles.stop,
  };
}
