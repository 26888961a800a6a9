import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

/** The toasts themselves; what was asked to be shown before they were loaded waits in their queue. */
export const Toasts = () => <Notifications limit={4} containerWidth={420} />;
