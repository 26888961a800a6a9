import { useNetwork } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import { useT } from '../../strings/use-t.ts';
import classes from './offline-banner.module.css';

/** Says that there is no network, and what is safe. */
export function OfflineBanner() {
  const t = useT();
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <p className={classes.banner} data-banner>
          <IconCloudOff size={18} />
          <span>
            <strong>{t('offline.title')}</strong> {t('offline.lead')}
          </span>
        </p>
      )}
    </div>
  );
}
