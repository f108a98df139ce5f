import { NotificationHistory } from '@forsikring/ui-kit';
import { toasts } from '../platform/toasts/toasts';

/** The header's bell, with today's toasts. */
export const CustomerNotifications = () => <NotificationHistory queue={toasts} />;
