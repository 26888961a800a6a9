import { Button } from '@mantine/core';
import { IconShare2, IconSquareRoundedPlus } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { install, installStore, putInstallAway } from '../../install.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { useOutboxItems } from '../../use-outbox.ts';
import classes from './install-hint.module.css';

/** Offers the home screen, once, to somebody who has had an analysis and can see what for. */
export function InstallHint() {
  const t = useT();
  const way = useStore(installStore, (state) => state.way);
  const hasResult = useOutboxItems().some(({ state }) => state === 'done');
  if (!way || !hasResult) return null;
  return (
    <Card title={t('install.title')} lead={t('install.lead')}>
      {way === 'by-hand' && (
        <ol className={classes.steps}>
          <li>
            <IconShare2 size={20} stroke={1.6} />
            {t('install.share')}
          </li>
          <li>
            <IconSquareRoundedPlus size={20} stroke={1.6} />
            {t('install.add')}
          </li>
        </ol>
      )}
      <div className={classes.actions}>
        {way === 'ask' && <Button onClick={() => void install()}>{t('install.now')}</Button>}
        <Button variant="default" onClick={putInstallAway}>
          {t('install.later')}
        </Button>
      </div>
    </Card>
  );
}
