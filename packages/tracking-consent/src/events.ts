export type { EventSchemas, InferEvents } from './core/events';
export { code, type ElementId, elementId, figure, type Label, label, path } from './events/fields';
export { type PortalEvents, portalEvents } from './events/portalEvents';
