import type { BothFactors } from '#contract/second-factor';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../toast.tsx';
import { BothFactorsForm } from './both-factors-form.tsx';
import type { FactorCalls } from './factor-calls.ts';

type EndFormProps = { calls: FactorCalls; onDone: () => void; onCancel: () => void };

/** Turns it off. */
export function EndForm({ calls, onDone, onCancel }: EndFormProps) {
  const t = useT();
  async function send(factors: BothFactors) {
    await calls.end(factors);
    void toast.success({ message: t('factor.ended') });
    onDone();
  }
  return <BothFactorsForm lead={t('factor.endLead')} act={t('factor.turnOff')} send={send} onCancel={onCancel} />;
}
