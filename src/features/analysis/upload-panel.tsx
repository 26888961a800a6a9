import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../strings/use-t.ts';
import classes from './upload-panel.module.css';

/** Pictures by choice, drop or paste; one or several. */
export function UploadPanel({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) latest.current([...clipboardData.files]);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div
      className={classes.area}
      data-over={over || undefined}
      onClick={() => input.current?.click()}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <IconPhotoPlus size={40} stroke={1.2} className={classes.icon} />
      <p className={classes.hint}>{t(over ? 'analysis.dropNow' : 'analysis.dropHint')}</p>
      <Button
        onClick={(event) => {
          event.stopPropagation();
          input.current?.click();
        }}
      >
        {t('analysis.choose')}
      </Button>
      <p className={classes.more}>{t('analysis.pasteHint')}</p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('analysis.choose')}
        onClick={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
