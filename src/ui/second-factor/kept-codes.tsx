import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../strings/use-t.ts';
import { saveFile } from '../save-file.ts';
import classes from './second-factor.module.css';

/** The recovery codes, which are shown this one time. */
export function KeptCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useT();
  const { copied, copy } = useClipboard({ timeout: 2000 });
  const text = `Wickwise\n\n${codes.join('\n')}\n`;
  const Icon = copied ? IconCheck : IconCopy;
  const lead = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone.
  useEffect(() => lead.current?.focus(), []);
  return (
    <div className={classes.steps}>
      <p className={classes.text} ref={lead} tabIndex={-1}>
        {t('factor.keep')}
      </p>
      <ul className={classes.codes} aria-label={t('factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" leftSection={<Icon size={18} />} onClick={() => copy(text)} aria-live="polite">
          {t(copied ? 'factor.copied' : 'app.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() => void saveFile(new Blob([text], { type: 'text/plain' }), 'wickwise-recovery-codes.txt')}
        >
          {t('factor.save')}
        </Button>
        <Button onClick={onDone}>{t('factor.kept')}</Button>
      </div>
    </div>
  );
}
