import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useT } from '../../strings/use-t.ts';

/** The device's own share sheet, where there is one. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const t = useT();
  if (!('share' in navigator)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconShare2 size={18} />}
      // Closing the sheet rejects too; that is no failure.
      onClick={() => void navigator.share({ title, text }).catch(() => undefined)}
    >
      {t('result.share')}
    </Button>
  );
}
