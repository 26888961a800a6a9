import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './settings-screen.module.css';

/** The end of the account: it takes the password, says what follows, and asks once more. */
export function DeletionCard() {
  const t = useT();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);

  async function erase() {
    setBusy(true);
    try {
      await appData.client.call('deleteAccount', { body: password ? { password } : {} });
      await appData.signOut('user');
      await navigate(paths.login);
      void toast.success({ message: t('settings.deleted') });
    } catch (error) {
      setBusy(false);
      void toast.error({ message: messageFor(error, t('settings.deleteFailed')) });
    }
  }

  return (
    <Card title={t('settings.delete')} lead={t('settings.deleteLead')}>
      <div className={classes.fields}>
        <PasswordField
          label={t('settings.deletePassword')}
          description={t('settings.deletePasswordHint')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </div>
      <ConfirmButton
        label={t('settings.deleteNow')}
        question={t('settings.deleteSure')}
        busy={busy}
        onConfirm={() => void erase()}
      />
    </Card>
  );
}
