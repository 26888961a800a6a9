import {
  planBlindBusy,
  planBlindClean,
  planBlindLookalike,
  planBlindNegative,
  planBlindNegativePhoto,
  planBlindNoScale,
  planBlindPhoto,
  planBlindSent,
} from './blind/plan-blind.ts';
import type { Picture } from './picture.ts';
import { planApps } from './plan-apps.ts';
import { planAxes } from './plan-axes.ts';
import { planCloud } from './plan-cloud.ts';
import { planColoured } from './plan-coloured.ts';
import { planDyed } from './plan-dyed.ts';
import { planHabits } from './plan-habits.ts';
import { planLookalike, planNoScale } from './plan-lookalike.ts';
import { planLostScale } from './plan-lost-scale.ts';
import { planMoreNegatives, planNegative } from './plan-negative.ts';
import { planOtherBusy, planOtherClean, planOtherSent } from './plan-other.ts';
import { planOutlined } from './plan-outlined.ts';
import { planLogAxes, planOwnAxes, planQuotedAxes, planTokenAxes } from './plan-own-axes.ts';
import { planAppPhoto, planNegativePhoto, planPhoto } from './plan-photo.ts';
import { planClean, planSent, planWithStudies } from './plan-screens.ts';
import { planThin } from './plan-thin.ts';
import type { Random } from './random.ts';

/** A group of like pictures. `plan` may use the index to spread libraries and kinds evenly. */
export type Group = { count: number; plan: (random: Random, index: number) => Picture };

/** `dev-…` is what the reader is developed on; `blind-…` is only ever scored (see README.md). */
export const GROUPS: Record<string, Group> = {
  'dev-clean': { count: 30, plan: planClean },
  'dev-busy': { count: 36, plan: planWithStudies },
  'dev-jpeg': { count: 24, plan: planSent },
  'dev-other-clean': { count: 24, plan: planOtherClean },
  'dev-other-busy': { count: 30, plan: planOtherBusy },
  'dev-other-jpeg': { count: 30, plan: planOtherSent },
  'dev-axes': { count: 24, plan: planAxes },
  'dev-own-axes': { count: 56, plan: planOwnAxes },
  'dev-log-axes': { count: 56, plan: planLogAxes },
  'dev-token-axes': { count: 48, plan: planTokenAxes },
  'dev-quoted-axes': { count: 36, plan: planQuotedAxes },
  'dev-lookalike': { count: 36, plan: planLookalike },
  'dev-habits': { count: 36, plan: planHabits },
  'dev-apps': { count: 45, plan: planApps },
  'dev-thin': { count: 24, plan: planThin },
  'dev-outlined': { count: 36, plan: planOutlined },
  'dev-cloud': { count: 60, plan: planCloud },
  'dev-coloured': { count: 36, plan: planColoured },
  'dev-dyed': { count: 36, plan: planDyed },
  'dev-noscale': { count: 36, plan: planNoScale },
  'dev-lost-scale': { count: 44, plan: planLostScale },
  'dev-negative': { count: 36, plan: planNegative },
  'dev-photo': { count: 30, plan: planPhoto },
  'dev-app-photo': { count: 48, plan: planAppPhoto },
  'dev-negative-photo': { count: 8, plan: (random, index) => planNegativePhoto(random, index * 3) },
  'dev-others': { count: 106, plan: planMoreNegatives },
  'dev-others-photo': { count: 24, plan: (random, index) => planNegativePhoto(random, index * 7, planMoreNegatives) },
  'blind-clean': { count: 24, plan: planBlindClean },
  'blind-busy': { count: 30, plan: planBlindBusy },
  'blind-jpeg': { count: 18, plan: planBlindSent },
  'blind-lookalike': { count: 28, plan: planBlindLookalike },
  'blind-noscale': { count: 8, plan: planBlindNoScale },
  'blind-photo': { count: 20, plan: planBlindPhoto },
  'blind-negative': { count: 28, plan: planBlindNegative },
  'blind-negative-photo': { count: 7, plan: planBlindNegativePhoto },
};
