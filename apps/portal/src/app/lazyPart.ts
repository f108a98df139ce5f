import { lazy } from 'react';
import { createRetriedImport } from '../platform/loading/createRetriedImport';

type DeferredChunk = typeof import('./deferredChunk');
type PartName = 'CustomerNotifications' | 'DeferredShell' | 'PlainFooter' | 'SessionTimeoutDialog';

/** Imports the code that loads once a page is ready. */
export const { load: importDeferredChunk, retryNow: retryDeferredChunk } = createRetriedImport(
  'deferredChunk',
  (): Promise<DeferredChunk> => import('./deferredChunk'),
);

/**
 * A lazy component of the deferred chunk. The chunk loads early, since the network may be down when the
 * component is needed.
 */
export const lazyPart = <Name extends PartName>(name: Name) =>
  lazy(async () => ({ default: (await importDeferredChunk())[name] as DeferredChunk[Name] }));
