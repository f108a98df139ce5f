export type { EventSchemas, InferEvents } from './core/events';
export {
  closedValue,
  code,
  type ElementId,
  elementId,
  type Label,
  label,
  path,
  shortNumber,
  singleWord,
} from './events/fields';
export {
  type PortalEvents,
  portalEvents,
  type StandardEvents,
  standardEvents,
} from './events/standardEvents';
