import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { PushRefusal } from '#data/push-device';
import { appData } from '../../app-data.ts';
import type { StringKey } from '../../strings/catalogue.ts';
import { useT } from '../../strings/use-t.ts';

const hints = {
  denied: 'settings.pushDenied',
  unreachable: 'settings.pushUnreachable',
  unsupported: 'settings.pushUnsupported',
} satisfies Record<PushRefusal, StringKey>;

const isSupported = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

type PushSwitchProps = { checked: boolean; onChange: (on: boolean) => void };

/** Asks for the browser's permission at the moment of switching on, the one at which it helps; goes back when there is none. */
export function PushSwitch({ checked, onChange }: PushSwitchProps) {
  const t = useT();
  const [refusal, setRefusal] = useState<PushRefusal | null>(isSupported ? null : 'unsupported');
  const [asking, setAsking] = useState(false);

  async function switchOn() {
    setAsking(true);
    await Notification.requestPermission();
    const outcome = await appData.push.subscribe();
    setAsking(false);
    if (outcome.ok) return;
    setRefusal(outcome.why);
    onChange(false);
  }

  return (
    <Switch
      label={t('settings.pushNotifications')}
      description={t('settings.pushNotificationsLead')}
      error={refusal && <span role="alert">{t(hints[refusal])}</span>}
      checked={checked}
      // Switching off is the account's matter and works on any device.
      disabled={asking || (!isSupported && !checked)}
      onChange={({ currentTarget: { checked: on } }) => {
        onChange(on);
        if (!isSupported) return;
        setRefusal(null);
        if (on) void switchOn();
      }}
    />
  );
}
