import type { SystemState } from '#contract/admin-records';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import { formatTime } from '../../../ui/format-time.ts';
import { Facts } from '../../../ui/list/facts.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { formatBytes } from './format-bytes.ts';
import classes from './system-cards.module.css';

const databases = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
const looks = { embedded: 'half', real: 'on', off: 'off' } as const;
const providers = [
  'database',
  'images',
  'mail',
  'stripe',
  'paystack',
  'testCheckout',
  'vision',
  'google',
  'push',
] as const satisfies readonly (keyof SystemState['providers'])[];

export function SystemCards({ system }: { system: SystemState }) {
  const t = useT();
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const when = (time: string | null) => (time ? formatTime(new Date(time), locale) : '–');
  const { queue, workers, storage } = system;
  return (
    <div className={classes.cards}>
      <Card title={t('admin.server')}>
        <Facts
          atEnd
          facts={[
            [t('admin.version'), system.version],
            [t('admin.startedAt'), when(system.startedAt)],
            [t('admin.database'), databases[system.database]],
          ]}
        />
      </Card>
      <Card title={t('admin.queue')}>
        <Facts
          atEnd
          facts={[
            [t('admin.queued'), count.format(queue.queued)],
            [t('admin.running'), count.format(queue.running)],
            [t('admin.oldestQueued'), when(queue.oldestQueuedAt)],
            [t('admin.threads'), t('admin.threadsBusy', { busy: workers.busy, threads: workers.threads })],
          ]}
        />
      </Card>
      <Card title={t('admin.storage')}>
        <Facts
          atEnd
          facts={[
            [t('admin.pictures'), count.format(storage.images)],
            [t('admin.pictureBytes'), formatBytes(storage.imageBytes, locale)],
            [t('admin.freeBytes'), storage.freeBytes === null ? '–' : formatBytes(storage.freeBytes, locale)],
          ]}
        />
      </Card>
      <Card title={t('admin.providers')}>
        <Facts
          atEnd
          facts={providers.map((name) => [
            t(`admin.providerOf.${name}`),
            <StatusMark key={name} look={looks[system.providers[name]]}>
              {t(`admin.providerKind.${system.providers[name]}`)}
            </StatusMark>,
          ])}
        />
      </Card>
      <div className={classes.wide}>
        <Card title={t('admin.lastErrors')} lead={t('admin.lastErrorsLead')}>
          {system.errors.length === 0 && <p className={classes.none}>{t('admin.noErrors')}</p>}
          <ul className={classes.errors}>
            {system.errors.map(({ at, message, detail }) => (
              <li key={`${at} ${message}`}>
                <time dateTime={at}>{when(at)}</time>
                <span>{message}</span>
                {detail && (
                  <details>
                    <summary>{t('admin.details')}</summary>
                    <pre>{detail}</pre>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}
