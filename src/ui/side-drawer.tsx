import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../strings/use-t.ts';
import classes from './side-drawer.module.css';
import { useEscape } from './use-escape.ts';
import { useOpening } from './use-opening.ts';

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
  const shown = useOpening(opened);
  useEscape(opened, onClose);
  return (
    <Drawer.Root
      opened={shown}
      onClose={onClose}
      closeOnEscape={false}
      position={side}
      size={size}
      classNames={{ content: classes.content, title: classes.title, body: classes.body }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('app.close')} size={44} iconSize={22} />
        </div>
        <Drawer.Body data-bare={bare || undefined}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
