'use client';

export {
  createInspectorLog,
  type InspectorLog,
  type InspectorSnapshot,
  type LoggedEvent,
} from './react/inspector/createInspectorLog';
export {
  TrackingInspector,
  type TrackingInspectorProps,
} from './react/inspector/TrackingInspector';
