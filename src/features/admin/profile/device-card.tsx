import { NativeSelect } from '@mantine/core';
import { useStore } from 'zustand';
import { Language } from '#contract/language';
import { appData } from '../../../app-data.ts';
import { languageStore } from '../../../strings/language-store.ts';
import { useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import { ColourSchemeControl } from '../../../ui/colour-scheme-control.tsx';
import { languageOptions } from '../../../ui/language-name.ts';
import classes from './profile-form.module.css';

/** How this device shows the app: administrators have no account of a user to keep it in. */
export function DeviceCard() {
  const t = useT();
  const shown = useStore(languageStore, (state) => state.shown);
  return (
    <Card title={t('admin.device')} lead={t('admin.deviceLead')}>
      <div className={classes.fields}>
        <NativeSelect
          size="md"
          label={t('admin.language')}
          data={languageOptions}
          value={shown}
          onChange={(event) => appData.sessions.setLanguage(Language.parse(event.currentTarget.value))}
        />
        <ColourSchemeControl />
      </div>
    </Card>
  );
}
