import { ActionIcon, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '#contract/user';
import { paths } from '../../paths.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { formatDate } from '../../ui/format-time.ts';
import { displayName } from './display-name.ts';
import { NameForm } from './name-form.tsx';
import { Portrait } from './portrait.tsx';
import classes from './profile-screen.module.css';
import { useProfileChange } from './use-profile-change.ts';

type PersonCardProps = { profile: Profile; onSaved: (profile: Profile) => void };

/** Who the user is, and what plan he has. Picture and name are changed where they stand. */
export function PersonCard({ profile: { user, currentSubscription }, onSaved }: PersonCardProps) {
  const t = useT();
  const locale = useLocale();
  const { busy, save } = useProfileChange(onSaved);
  const [editing, setEditing] = useState(false);
  const editButton = useFocusAfter(editing);
  const isSubscribed = currentSubscription !== null && currentSubscription.paymentProvider !== null;
  const name = displayName(user);

  return (
    <Card>
      <div className={classes.person}>
        <Portrait
          name={name}
          picture={user.profilePicture}
          busy={busy}
          onChoose={(profilePicture) => save({ profilePicture })}
        />
        <div className={classes.who}>
          {editing ? (
            <NameForm name={name} onSave={(fullName) => save({ fullName })} onClose={() => setEditing(false)} />
          ) : (
            <div className={classes.nameRow}>
              <h2 className={classes.name}>{name}</h2>
              <ActionIcon ref={editButton} aria-label={t('profile.editName')} onClick={() => setEditing(true)}>
                <IconPencil size={18} stroke={1.6} />
              </ActionIcon>
            </div>
          )}
          <p className={classes.weaker}>{user.email}</p>
          <p className={classes.weaker}>
            {t('profile.joined', { when: formatDate(new Date(user.createdAt), locale) })}
          </p>
        </div>
        {user.profilePicture && (
          <Button variant="default" size="sm" disabled={busy} onClick={() => void save({ profilePicture: null })}>
            {t('profile.removePicture')}
          </Button>
        )}
      </div>
      <div className={classes.subscription}>
        <span>
          <span className={classes.weaker}>{t('profile.subscription')}</span>
          <strong className={classes.plan}>{user.subscription.planName ?? t('subscription.noPlan')}</strong>
        </span>
        <Button component={Link} to={paths.subscription} variant={isSubscribed ? 'default' : 'filled'}>
          {t(isSubscribed ? 'profile.manage' : 'profile.upgrade')}
        </Button>
      </div>
    </Card>
  );
}

/** The button that opened a form takes the focus back when that closes. */
function useFocusAfter(open: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return button;
}
