import { NotificationHistory } from '@forsikring/ui-kit';
import { toasts } from '../platform/toasts/toasts';

/** The bell of the header, with the toasts that the customer has been shown today. */
export const CustomerNotifications = () => <NotificationHistory queue={toasts} />;
