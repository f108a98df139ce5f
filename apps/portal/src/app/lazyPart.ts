import { lazy } from 'react';
import { createRetriedImport } from '../platform/loading/createRetriedImport';

type DeferredChunk = typeof import('./deferredChunk');
type PartName = 'CustomerNotifications' | 'DeferredShell' | 'SessionTimeoutDialog';

/** The code that loads once a page is ready. */
export const { load: importDeferredChunk, retryNow: retryDeferredChunk } = createRetriedImport(
  'deferredChunk',
  (): Promise<DeferredChunk> => import('./deferredChunk'),
);

/** A part of the deferred chunk, which is loaded long before most parts are needed: later there may be no network. */
export const lazyPart = <Name extends PartName>(name: Name) =>
  lazy(async () => ({ default: (await importDeferredChunk())[name] as DeferredChunk[Name] }));
