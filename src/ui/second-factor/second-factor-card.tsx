import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorState } from '#contract/second-factor';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../card.tsx';
import { StatusMark } from '../list/status-mark.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { useLoaded } from '../use-loaded.ts';
import { EndForm } from './end-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { factorCalls } from './factor-calls.ts';
import classes from './second-factor.module.css';

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
  const [open, setOpen] = useState<'start' | 'end' | null>(null);
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
      {loaded.state === 'ready' && open === null && (
        <Standing state={loaded.value.data} onTurn={() => setOpen(loaded.value.data.isOn ? 'end' : 'start')} />
      )}
      {open === 'start' && <Enrolment realm={realm} calls={calls} onDone={() => void done()} onCancel={leave} />}
      {open === 'end' && <EndForm calls={calls} onDone={() => void done()} onCancel={leave} />}
    </Card>
  );
}

/** So few are left that it is time for new ones. */
const few = 3;

function Standing({ state, onTurn }: { state: SecondFactorState; onTurn: () => void }) {
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
      <div>
        <Button variant="default" onClick={onTurn}>
          {t(isOn ? 'factor.turnOff' : 'factor.turnOn')}
        </Button>
      </div>
    </div>
  );
}
