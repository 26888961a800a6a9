import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconStack2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../strings/use-t.ts';
import { useOutboxItems } from '../../use-outbox.ts';
import classes from './outbox-button.module.css';
import { useOutboxToasts } from './use-outbox-toasts.ts';

const OutboxDrawer = lazy(async () => ({ default: (await import('./outbox-drawer.tsx')).OutboxDrawer }));

/** Pictures that are not analysed yet, as a number; behind it the outbox with all of them. */
export function OutboxButton() {
  const t = useT();
  const items = useOutboxItems();
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  useOutboxToasts();
  const waiting = items.filter(({ state }) => state !== 'done').length;

  return (
    <>
      <ActionIcon
        aria-label={waiting > 0 ? t('outbox.open', { count: waiting }) : t('outbox.title')}
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        <span className={classes.seat}>
          <IconStack2 size={22} stroke={1.6} />
          {waiting > 0 && <span className={classes.badge}>{waiting}</span>}
        </span>
      </ActionIcon>
      {wanted && (
        <Suspense fallback={null}>
          <OutboxDrawer opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
