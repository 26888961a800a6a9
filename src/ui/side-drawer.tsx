import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../strings/use-t.ts';
import classes from './side-drawer.module.css';

type SideDrawerProps = {
  opened: boolean;
  onClose: () => void;
  side: 'left' | 'right';
  /** Any CSS width. */
  size: string;
  title: ReactNode;
  /** Without padding: for what brings its own, as a navigation does. */
  bare?: boolean;
  children: ReactNode;
};

/** A drawer over the screen. Its head is no `header`, which a screen reader would take for the page's own. */
export function SideDrawer({ opened, onClose, side, size, title, bare = false, children }: SideDrawerProps) {
  const t = useT();
  return (
    <Drawer.Root opened={opened} onClose={onClose} position={side} size={size}>
      <Drawer.Overlay />
      <Drawer.Content className={classes.content}>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('app.close')} size={44} />
        </div>
        <Drawer.Body className={classes.body} data-bare={bare || undefined}>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
