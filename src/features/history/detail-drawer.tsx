import { useState } from 'react';
import { useT } from '../../strings/use-t.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { AnalysisDetailView, type AnalysisDetailViewProps } from './analysis-detail-view.tsx';

type DetailDrawerProps = Omit<AnalysisDetailViewProps, 'id' | 'onTitle' | 'onDeleted'> & {
  id: string | null;
  onClose: () => void;
};

/** One analysis over the grid. Its title comes with it. */
export function DetailDrawer({ id, onClose, ...handlers }: DetailDrawerProps) {
  const t = useT();
  const [title, setTitle] = useState('');
  return (
    <SideDrawer
      opened={id !== null}
      onClose={onClose}
      side="right"
      size="min(100vw, 1040px)"
      title={title || t('result.text')}
    >
      {id && <AnalysisDetailView key={id} id={id} onTitle={setTitle} onDeleted={onClose} {...handlers} />}
    </SideDrawer>
  );
}
