import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Skeleton.css';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../strings/use-t.ts';
import { AnalysisDetailView } from './analysis-detail-view.tsx';
import classes from './detail-drawer.module.css';

/** One analysis over the grid. Its title comes with it. */
export function DetailDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const t = useT();
  const [title, setTitle] = useState('');
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      size="min(100vw, 1040px)"
      title={title || t('result.text')}
      closeButtonProps={{ 'aria-label': t('app.close'), size: 44 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
    >
      {id && <AnalysisDetailView key={id} id={id} onTitle={setTitle} />}
    </Drawer>
  );
}
