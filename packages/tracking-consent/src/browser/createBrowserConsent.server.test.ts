import { expect, test, vi } from 'vitest';
import { fremtindConsentRule } from '../presets';
import { createBrowserConsent } from './createBrowserConsent';

test.each(['sb1', 'eika', 'none', 'fana'])(
  'reports UNANSWERED on a server for visitors of %s',
  (distributor) => {
    expect(typeof window).toBe('undefined');
    const listener = vi.fn();
    const consent = createBrowserConsent({ rule: fremtindConsentRule(distributor) });
    const stop = consent.subscribe(listener);
    consent.refresh();
    expect(consent.getState()).toBe('UNANSWERED');
    expect(consent.rule).toEqual(fremtindConsentRule(distributor));
    expect(consent.getCategories()).toEqual({});
    expect(consent.getCategories()).toBe(consent.getCategories());
    stop();
    consent.close();
    expect(listener).not.toHaveBeenCalled();
  },
);
