import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.tsx';

/** All of one's data, as a file. */
export function DataCard() {
  const t = useT();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      await saveFile(await appData.client.call('exportData'), 'wickwise-data.zip');
    } catch (error) {
      void toast.error({ message: messageFor(error, t('settings.exportFailed')) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t('settings.data')} lead={t('settings.dataLead')}>
      <Button variant="default" leftSection={<IconFileZip size={18} />} loading={busy} onClick={() => void save()}>
        {t('settings.export')}
      </Button>
    </Card>
  );
}
