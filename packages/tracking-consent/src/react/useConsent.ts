import { useContext, useSyncExternalStore } from 'react';
import type { ConsentState } from '../core/consentCategories';
import { silent, TrackingContext } from './TrackingContext';

/**
 * The answer to statistics, and every change of it. `UNANSWERED` on a server and while the page
 * hydrates, where no cookie is known, and outside a provider.
 */
export function useConsent(): ConsentState {
  const { subscribe, getState } = useContext(TrackingContext).consent;
  return useSyncExternalStore(subscribe, getState, silent.consent.getState);
}
