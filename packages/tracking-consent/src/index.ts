export { createBrowserConsent } from './browser/createBrowserConsent';
export type {
  AskedCategory,
  ConsentCategories,
  ConsentCategory,
  ConsentState,
} from './core/consentCategories';
export type { ConsentRule, ErasedCookies, OthersCookie } from './core/consentRule';
export {
  type Consent,
  type ConsentEnvironment,
  type ConsentMessage,
  type ConsentOptions,
  createConsent,
  type PageEvents,
} from './core/createConsent';
export type { TrackerCounts } from './core/createEventQueue';
export { createTracker, type Tracker, type TrackerOptions } from './core/createTracker';
export type {
  EventSchemas,
  InferEvents,
  QueuedEvent,
  TrackedEvent,
  TrackerActivity,
} from './core/events';
export type {
  BatchResult,
  DeliveryLimits,
  DropReason,
  FieldValue,
  OutgoingEvent,
  Transport,
  TransportSession,
  Visitor,
} from './core/transport';
export type { ElementId, Label } from './events/fields';
export type { PortalEvents, StandardEvents } from './events/standardEvents';
export { trackAbTest } from './events/trackAbTest';
