import { useLocation } from 'react-router-dom';
import { SecondFactorAsked } from '#contract/second-factor';

/** With what a login goes on to its second step: whoever asked for the first hands it on with the address. Null: the first step. */
export function useChallenge(): string | null {
  const asked = SecondFactorAsked.safeParse(useLocation().state);
  return asked.success ? asked.data.challenge : null;
}
