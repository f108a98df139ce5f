'use client';

export { TrackingProvider, type TrackingProviderProps } from './react/TrackingProvider';
export { TrackView, type TrackViewProps } from './react/TrackView';
export { useConsent } from './react/useConsent';
export { usePageViews } from './react/usePageViews';
export { useTracker } from './react/useTracker';
export { useTrackOnce } from './react/useTrackOnce';
