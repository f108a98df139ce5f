'use client';

export { useConsent, useTracker } from './react/TrackingContext';
export { TrackingProvider, type TrackingProviderProps } from './react/TrackingProvider';
export { TrackView, type TrackViewProps } from './react/TrackView';
export { usePageViews, useTrackOnce } from './react/useTrackOnce';
