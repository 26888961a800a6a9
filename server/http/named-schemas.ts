import * as z from 'zod/mini';
import { AdminUser } from '#contract/admin';
import { Analysis, AnalysisDetail, AnalysisFailure, ReadQuality } from '#contract/analysis';
import { OverlayShape } from '#contract/chart-overlay';
import { Failure } from '#contract/envelope';
import { ErrorCode } from '#contract/error-code';
import { Notification } from '#contract/notification';
import { Pagination } from '#contract/pagination';
import { OpenSession, SignedInUser, Tokens } from '#contract/session';
import { Strategy } from '#contract/strategy';
import { Credits, CurrentSubscription, Payment, Plan, Subscription, UsageStats } from '#contract/subscription';
import { AdminTicket, AdminTicketThread, CannedAnswer, Ticket, TicketThread } from '#contract/ticket';
import { Preferences, User } from '#contract/user';

/** The nouns that the API's document names once and refers to. */
const nouns = {
  AdminTicket,
  AdminTicketThread,
  AdminUser,
  Analysis,
  AnalysisDetail,
  AnalysisFailure,
  CannedAnswer,
  Credits,
  CurrentSubscription,
  ErrorCode,
  Failure,
  Notification,
  OpenSession,
  OverlayShape,
  Pagination,
  Payment,
  Plan,
  Preferences,
  ReadQuality,
  SignedInUser,
  Strategy,
  Subscription,
  Ticket,
  TicketThread,
  Tokens,
  UsageStats,
  User,
};

export const namedSchemas = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(nouns)) namedSchemas.add(schema, { id });
