import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

/** Where toasts appear. Loaded after the first screen; what was asked to be shown before waits in its queue. */
export const Toasts = () => <Notifications limit={4} containerWidth={420} />;
