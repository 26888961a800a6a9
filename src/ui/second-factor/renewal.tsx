import { useState } from 'react';
import type { BothFactors } from '#contract/second-factor';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../toast.tsx';
import { BothFactorsForm } from './both-factors-form.tsx';
import type { FactorCalls } from './factor-calls.ts';
import { KeptCodes } from './kept-codes.tsx';

type RenewalProps = { calls: FactorCalls; onDone: () => void; onCancel: () => void };

/** New recovery codes: both factors, then the codes. */
export function Renewal({ calls, onDone, onCancel }: RenewalProps) {
  const t = useT();
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <KeptCodes codes={codes} onDone={onDone} />;
  async function send(factors: BothFactors) {
    const { recoveryCodes } = await calls.renew(factors);
    void toast.success({ message: t('factor.renewed') });
    setCodes(recoveryCodes);
  }
  return <BothFactorsForm lead={t('factor.renewLead')} act={t('factor.renewAct')} send={send} onCancel={onCancel} />;
}
