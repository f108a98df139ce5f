/** The code that loads once a page is ready, in one chunk: the first view contains the name of each chunk. */
export { openLinksInApp } from '../platform/mobile-app/openLinksInApp';
export { CustomerNotifications, DeferredShell } from './DeferredShell';
export { PlainFooter } from './PlainFooter';
export { SessionTimeoutDialog } from './SessionTimeoutDialog';
