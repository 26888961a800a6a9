import type { StringKey } from '../../strings/catalogue.ts';
import type { Translate } from '../../strings/translate.ts';

const features: Record<string, StringKey & `feature.${string}`> = {
  'Unlimited analyses': 'feature.unlimited',
  'All strategies': 'feature.strategies',
  'E-mail support': 'feature.email',
  'Priority support': 'feature.priority',
  'Dedicated support': 'feature.dedicated',
  'PDF export': 'feature.pdf',
};

/** A feature of a plan in the user's language; one that this app does not know, as an operator may add, in the operator's words. */
export function featureText(t: Translate, feature: string): string {
  const analyses = /^(\d+) analyses per month$/.exec(feature)?.[1];
  if (analyses) return t('feature.analyses', { count: Number(analyses) });
  const key = features[feature];
  return key ? t(key as 'feature.pdf') : feature;
}

const intervals: Record<string, 'interval.month' | 'interval.year'> = {
  month: 'interval.month',
  year: 'interval.year',
};

export function intervalText(t: Translate, interval: string): string {
  const key = intervals[interval];
  return key ? t(key) : interval;
}
