export { createBrowserConsent } from './browser/createBrowserConsent';
export type { ConsentCategories, ConsentCategory, ConsentState } from './core/consentCategories';
export {
  type Consent,
  type ConsentEnvironment,
  type ConsentMessage,
  type ConsentOptions,
  createConsent,
  type PageEvents,
} from './core/createConsent';
export {
  createTracker,
  type Tracker,
  type TrackerCounts,
  type TrackerOptions,
} from './core/createTracker';
export { trackAbTest } from './core/trackAbTest';
export type { TrackerActivity } from './core/trackerActivity';
export type { ElementId, EventName, TrackedEvent, TrackingEvents } from './core/trackingEvents';
export type {
  DropReason,
  FieldValue,
  Identity,
  OutgoingEvent,
  Pseudonym,
  Transport,
  TransportHost,
  TransportSession,
} from './core/transport';
