import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorState } from '#contract/second-factor';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../card.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { StatusMark } from '../status-mark.tsx';
import { useLoaded } from '../use-loaded.ts';
import { EndForm } from './end-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { factorCalls } from './factor-calls.ts';
import { Renewal } from './renewal.tsx';
import classes from './second-factor.module.css';

/** What it is on the way to: on, off, or new recovery codes. */
type Way = 'start' | 'end' | 'renew';

type SecondFactorCardProps = {
  realm: 'user' | 'admin';
  /** It was turned on or off. */
  onChanged?: () => void;
};

/** One's own second factor: whether it is on, and the ways there and back, in place. */
export function SecondFactorCard({ realm, onChanged }: SecondFactorCardProps) {
  const t = useT();
  const calls = factorCalls[realm];
  const { loaded, reload } = useLoaded(calls.state);
  const [open, setOpen] = useState<Way | null>(null);
  const leave = () => setOpen(null);

  async function done() {
    await reload();
    leave();
    onChanged?.();
  }

  return (
    <Card title={t('factor.title')} lead={t('factor.lead')}>
      {loaded.state === 'loading' && <Skeleton height={86} />}
      {loaded.state === 'failed' && <LoadFailure onRetry={() => void reload()}>{t('factor.loadFailed')}</LoadFailure>}
      {loaded.state === 'ready' && open === null && <Standing state={loaded.value.data} onWay={setOpen} />}
      {open === 'start' && <Enrolment realm={realm} calls={calls} onDone={() => void done()} onCancel={leave} />}
      {open === 'end' && <EndForm calls={calls} onDone={() => void done()} onCancel={leave} />}
      {open === 'renew' && <Renewal calls={calls} onDone={() => void done()} onCancel={leave} />}
    </Card>
  );
}

/** So few are left that it is time for new ones. */
const few = 3;

function Standing({ state, onWay }: { state: SecondFactorState; onWay: (way: Way) => void }) {
  const t = useT();
  const { isOn, isRequired, recoveryCodesLeft } = state;
  return (
    <div className={classes.steps}>
      <p className={classes.standing}>
        <StatusMark look={isOn ? 'on' : 'off'}>{t(isOn ? 'factor.isOn' : 'factor.isOff')}</StatusMark>
        {isOn && <span className={classes.weaker}>{t('factor.left', { count: recoveryCodesLeft })}</span>}
      </p>
      {isOn && recoveryCodesLeft <= few && <p className={classes.weaker}>{t('factor.few')}</p>}
      {isOn && isRequired && <p className={classes.weaker}>{t('factor.required')}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onWay(isOn ? 'end' : 'start')}>
          {t(isOn ? 'factor.turnOff' : 'factor.turnOn')}
        </Button>
        {isOn && (
          <Button variant="default" onClick={() => onWay('renew')}>
            {t('factor.renew')}
          </Button>
        )}
      </div>
    </div>
  );
}
