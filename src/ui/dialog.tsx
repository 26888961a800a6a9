import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../strings/use-t.ts';
import classes from './dialog.module.css';
import { useEscape } from './use-escape.ts';
import { useOpening } from './use-opening.ts';

type DialogProps = { opened: boolean; onClose: () => void; title: string; children: ReactNode };

/** A question, a word or a short form over the screen. Its head is no `header`, which a screen reader would take for the page's own. */
export function Dialog({ opened, onClose, title, children }: DialogProps) {
  const t = useT();
  const shown = useOpening(opened);
  useEscape(opened, onClose);
  return (
    <Modal.Root
      opened={shown}
      onClose={onClose}
      closeOnEscape={false}
      centered
      size="440px"
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{ inner: classes.inner, content: classes.content, title: classes.title, body: classes.body }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('app.close')} size={44} iconSize={22} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The fields of a dialog's form, one below the other. */
export const DialogForm = (props: ComponentProps<'form'>) => <form {...props} className={classes.fields} />;

/** The row of buttons at a dialog's end. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
