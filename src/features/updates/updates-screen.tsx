import '@mantine/core/styles/Progress.css';
import '@mantine/core/styles/Badge.css';
import { Badge, Progress } from '@mantine/core';
import { useLocale, useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './updates-screen.module.css';

const upcoming = [
  { name: 'updates.binary', progress: 65, due: 'updates.may2024' },
  { name: 'updates.fundamental', progress: 40, due: 'updates.june2024' },
] as const;

const releases = [
  { version: 'updates.v120', kind: 'updates.feature', text: 'updates.v120Text' },
  { version: 'updates.v112', kind: 'updates.bugfix', text: 'updates.v112Text' },
] as const;

export function UpdatesScreen() {
  const t = useT();
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' });
  return (
    <Page title={t('updates.title')} width="reading">
      <div className={classes.cards}>
        <Card title={t('updates.upcoming')}>
          <ul className={classes.list}>
            {upcoming.map(({ name, progress, due }) => (
              <li key={name} className={classes.item}>
                <div className={classes.row}>
                  <strong className={classes.name}>{t(name)}</strong>
                  <span className={classes.weaker}>{t('updates.due', { when: t(due) })}</span>
                </div>
                <div className={classes.row}>
                  <Progress
                    value={progress}
                    size="sm"
                    radius="xl"
                    className={classes.bar}
                    aria-label={t('updates.progress', { percent: percent.format(progress / 100) })}
                  />
                  <span className={classes.weaker}>{percent.format(progress / 100)}</span>
                </div>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={t('updates.releases')}>
          <ul className={classes.list}>
            {releases.map(({ version, kind, text }) => (
              <li key={version} className={classes.item}>
                <div className={classes.row}>
                  <strong className={classes.name}>{t(version)}</strong>
                  <Badge variant="default" tt="none">
                    {t(kind)}
                  </Badge>
                </div>
                <p className={classes.text}>{t(text)}</p>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  );
}
