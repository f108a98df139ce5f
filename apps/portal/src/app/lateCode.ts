/** One file for what comes once the page stands: each further one would cost the first view its name. */
export { openLinksInApp } from '../platform/mobile-app/openLinksInApp';
export { goBack } from '../platform/navigation/goBack';
export { LateParts } from './LateParts';
export { SessionTimeoutDialog } from './SessionTimeoutDialog';
