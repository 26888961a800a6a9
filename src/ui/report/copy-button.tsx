import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useT } from '../../strings/use-t.ts';

/** Ms for which the button says that it has copied. */
const saidFor = 2000;

export function CopyButton({ text }: { text: string }) {
  const t = useT();
  const { copied, copy } = useClipboard({ timeout: saidFor });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button variant="default" leftSection={<Icon size={18} />} onClick={() => copy(text)} aria-live="polite">
      {t(copied ? 'result.copied' : 'result.copy')}
    </Button>
  );
}
