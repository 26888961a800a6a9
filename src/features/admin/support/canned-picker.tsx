import { NativeSelect } from '@mantine/core';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';

/** Puts a text that is kept ready into the answer. Without any, it is not there. */
export function CannedPicker({ onPick }: { onPick: (text: string) => void }) {
  const t = useT();
  const { loaded } = useLoaded((signal) => appData.client.read('adminListCannedAnswers', { signal }));
  const canned = loaded.state === 'ready' ? loaded.value.data.cannedAnswers : [];
  if (canned.length === 0) return null;
  return (
    <NativeSelect
      size="md"
      label={t('admin.insertCanned')}
      value=""
      data={[
        { value: '', label: t('admin.chooseCanned') },
        ...canned.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
      onChange={({ currentTarget }) => {
        const picked = canned.find(({ _id }) => _id === currentTarget.value);
        if (picked) onPick(picked.text);
      }}
    />
  );
}
