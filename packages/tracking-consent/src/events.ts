export type { EventSchemas, InferEvents } from './core/events';
export {
  closedValue,
  type ElementId,
  elementId,
  type Label,
  label,
  path,
  shortNumber,
  singleWord,
} from './events/fields';
export { type PortalEvents, portalEvents } from './events/portalEvents';
