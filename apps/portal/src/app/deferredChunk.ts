/** What loads once a page is ready, in one file: each further file would add its name to the first view. */
export { openLinksInApp } from '../platform/mobile-app/openLinksInApp';
export { goBack } from '../platform/navigation/goBack';
export { CustomerNotifications } from './CustomerNotifications';
export { DeferredShell } from './DeferredShell';
export { SessionTimeoutDialog } from './SessionTimeoutDialog';
