import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Switch.css';
import { Button, NativeSelect, Switch } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Language } from '#contract/language';
import type { Preferences } from '#contract/user';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { showLanguageOf } from '../../profile.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { languageOptions } from '../../ui/language-name.ts';
import { toast } from '../../ui/toast.tsx';
import { PushSwitch } from './push-switch.tsx';
import classes from './settings-screen.module.css';

export function PreferencesCard({ saved }: { saved: Preferences }) {
  const t = useT();
  const [wanted, setWanted] = useState(saved);
  const [busy, setBusy] = useState(false);
  const setNotification = (kind: 'email' | 'push', on: boolean) =>
    setWanted(({ notifications, ...rest }) => ({ ...rest, notifications: { ...notifications, [kind]: on } }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const { data } = await appData.client.call('updatePreferences', { body: wanted });
      showLanguageOf(data);
      if (!data.notifications.push) void appData.push.unsubscribe();
      void toast.success({ message: t('settings.saved') });
    } catch (error) {
      void toast.error({ message: messageFor(error, t('settings.saveFailed')) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t('settings.preferences')} lead={t('settings.preferencesLead')}>
      <form className={classes.fields} onSubmit={(event) => void submit(event)}>
        <NativeSelect
          size="md"
          label={t('settings.language')}
          data={languageOptions}
          value={wanted.language}
          onChange={(event) => {
            const language = Language.parse(event.currentTarget.value);
            setWanted((before) => ({ ...before, language }));
          }}
        />
        <Switch
          label={t('settings.emailNotifications')}
          description={t('settings.emailNotificationsLead')}
          checked={wanted.notifications.email}
          onChange={(event) => setNotification('email', event.currentTarget.checked)}
        />
        <PushSwitch checked={wanted.notifications.push} onChange={(on) => setNotification('push', on)} />
        <div>
          <Button type="submit" loading={busy}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
