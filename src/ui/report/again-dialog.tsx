import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnalysisDetail } from '#contract/analysis';
import type { Strategy } from '#contract/strategy';
import type { Credits } from '#contract/subscription';
import { isApiError, messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import type { Translate } from '../../strings/translate.ts';
import { useT } from '../../strings/use-t.ts';
import { Dialog, DialogActions } from '../dialog.tsx';
import { StrategySelect } from '../strategy-select.tsx';
import { useLoaded } from '../use-loaded.ts';
import classes from './again-dialog.module.css';

type AgainDialogProps = {
  analysis: Pick<AnalysisDetail, '_id' | 'strategy'>;
  opened: boolean;
  onClose: () => void;
  onStarted: (id: string) => void;
};

export function AgainDialog({ opened, onClose, ...form }: AgainDialogProps) {
  const t = useT();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('again.open')}>
      <AgainForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

type AgainFormProps = Omit<AgainDialogProps, 'opened' | 'onClose'> & { onCancel: () => void };

/** Asks for the credits each time that the dialog opens. */
function AgainForm({ analysis, onStarted, onCancel }: AgainFormProps) {
  const t = useT();
  const [strategy, setStrategy] = useState<Strategy | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  /** One key for one wish: an answer that was lost is asked for again, not paid for again. */
  const key = useRef({ strategy, value: '' });
  const { loaded } = useLoaded((signal) => appData.client.read('credits', { signal }));
  const credits = loaded.state === 'ready' ? loaded.value.data : null;
  const noneLeft = refused || (credits !== null && leftOf(credits) === 0);

  async function start() {
    if (!strategy) return setProblem(t('again.choose'));
    if (key.current.strategy !== strategy) key.current = { strategy, value: crypto.randomUUID() };
    setBusy(true);
    setProblem(null);
    try {
      const body = { strategy, idempotencyKey: key.current.value };
      const { data } = await appData.client.call('analyseAgain', { params: { id: analysis._id }, body });
      onStarted(data._id);
    } catch (error) {
      setRefused(isApiError(error) && error.code === 'no-credits');
      setProblem(messageFor(error, t('again.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
      className={classes.form}
    >
      <p>{t('again.lead')}</p>
      <StrategySelect
        value={strategy}
        onChange={setStrategy}
        placeholder={t('again.choose')}
        without={analysis.strategy}
      />
      <p role="status" className={classes.cost}>
        {noneLeft ? t('failure.no-credits') : credits && costOf(t, credits)}
      </p>
      {problem && !noneLeft && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <DialogActions>
        {noneLeft ? (
          <Button component={Link} to={paths.subscription}>
            {t('analysis.upgradePlan')}
          </Button>
        ) : (
          <Button type="submit" loading={busy}>
            {t('again.start')}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </DialogActions>
    </form>
  );
}

const leftOf = ({ used, total }: Credits) => (total === null ? null : Math.max(0, total - used));

function costOf(t: Translate, credits: Credits) {
  const left = leftOf(credits);
  return left === null ? t('again.costUnlimited') : t('again.cost', { count: left });
}
