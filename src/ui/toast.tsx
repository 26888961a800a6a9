import type { NotificationData } from '@mantine/notifications';
import { createStore } from 'zustand/vanilla';
import { splitReference } from '#data/reference';
import { lastFaultStore } from '../last-fault.ts';
import { languageStore } from '../strings/language-store.ts';
import classes from './toast.module.css';

/** Ms that a toast stays: success and notices, and errors or whatever an admin is told. */
export const toastDuration = { short: 3000, long: 5000, patient: 10_000 } as const;

export type Toast = {
  title?: string | undefined;
  message?: string | undefined;
  duration?: number;
  action?: { label: string; run: () => void };
};

/** A toast of one text shows it as its message. */
const contentOf = ({ title, message, duration }: Toast) => ({
  title: message ? title : undefined,
  message: message ?? title ?? '',
  autoClose: duration,
});

/** Whether any toast was ever shown: their code is not needed before that. */
export const toastsStore = createStore<{ wanted: boolean }>(() => ({ wanted: false }));

/** A fault's reference stands below its message, to be copied, and stays long enough for that. */
function withFault(toast: Toast): Toast {
  const { message, reference } = splitReference(toast.message ?? toast.title ?? '');
  if (!reference) return toast;
  lastFaultStore.setState({ reference });
  const { t } = languageStore.getState();
  return {
    action: { label: t('app.copy'), run: () => void navigator.clipboard?.writeText(reference) },
    duration: toastDuration.patient,
    ...toast,
    message: `${message}\n${t('app.reference', { reference })}`,
  };
}

async function show(data: NotificationData, { action }: Toast) {
  toastsStore.setState({ wanted: true });
  const { notifications } = await import('@mantine/notifications');
  const closeButtonProps = { 'aria-label': languageStore.getState().t('app.close') };
  const id = notifications.show({ withCloseButton: true, closeButtonProps, position: 'top-center', ...data });
  if (!action) return;
  const runOnce = () => {
    notifications.hide(id);
    action.run();
  };
  const message = (
    <span className={classes.withAction}>
      <span className={classes.text}>{data.message}</span>
      <button type="button" className={classes.action} onClick={runOnce}>
        {action.label}
      </button>
    </span>
  );
  notifications.update({ ...data, id, message });
}

const toastOf = (color: string, duration: number) => (given: Toast) => {
  const toast = withFault(given);
  return show({ color, ...contentOf({ duration, ...toast }) }, toast);
};

export const toast = {
  success: toastOf('amber', toastDuration.short),
  info: toastOf('gray', toastDuration.short),
  error: toastOf('red', toastDuration.long),
};
