import { IconAlertTriangle, IconChartCandle, IconCreditCard, IconMessage2 } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { NotificationEvent, NotificationKind } from '#contract/notification';
import { paths } from '../../paths.ts';
import type { Translate } from '../../strings/translate.ts';
import { formatDate } from '../../ui/format-time.ts';
import { statusWords } from '../../ui/ticket/ticket-words.ts';

type EventOf<Kind extends NotificationKind> = Extract<NotificationEvent, { kind: Kind }>;

/** How an event is told: its sentence, a second one where there is more to say, a sign, and where it leads. */
type Notice = { title: string; lead?: string; Icon: ComponentType<{ size?: number; stroke?: number }>; to: string };
type Tell<Kind extends NotificationKind> = (event: EventOf<Kind>, t: Translate, locale: string) => Notice;

const toAnalysis = (id: string) => `${paths.history}?id=${id}`;
const toTicket = (id: string) => `${paths.support}?id=${id}`;

const notices: { [Kind in NotificationKind]: Tell<Kind> } = {
  'analysis-done': ({ analysisId, strategy }, t) => ({
    title: t('notice.analysisDone', { strategy: t(`strategy.${strategy}`) }),
    Icon: IconChartCandle,
    to: toAnalysis(analysisId),
  }),
  'analysis-failed': ({ analysisId, strategy }, t) => ({
    title: t('notice.analysisFailed', { strategy: t(`strategy.${strategy}`) }),
    lead: t('notice.analysisFailedLead'),
    Icon: IconAlertTriangle,
    to: toAnalysis(analysisId),
  }),
  'ticket-answered': ({ ticketId, subject }, t) => ({
    title: t('notice.ticketAnswered', { subject }),
    Icon: IconMessage2,
    to: toTicket(ticketId),
  }),
  'ticket-status': ({ ticketId, subject, status }, t) => ({
    title: t('notice.ticketStatus', { subject, status: t(statusWords[status]) }),
    Icon: IconMessage2,
    to: toTicket(ticketId),
  }),
  'plan-changed': ({ planName }, t) => ({
    title: t('notice.planChanged', { plan: planName }),
    Icon: IconCreditCard,
    to: paths.subscription,
  }),
  'plan-canceled': ({ planName, until }, t, locale) => ({
    title: t('notice.planCanceled', { plan: planName }),
    ...(until && { lead: t('notice.planCanceledUntil', { date: formatDate(new Date(until), locale) }) }),
    Icon: IconCreditCard,
    to: paths.subscription,
  }),
  'payment-failed': ({ planName }, t) => ({
    title: t('notice.paymentFailed', { plan: planName }),
    lead: t('notice.paymentFailedLead'),
    Icon: IconAlertTriangle,
    to: paths.subscription,
  }),
  'credits-granted': ({ credits }, t) => ({
    title: t('notice.creditsGranted', { count: credits }),
    Icon: IconCreditCard,
    to: paths.profile,
  }),
  'credits-low': ({ used, total }, t) => ({
    title: t('notice.creditsLow', { used, total }),
    Icon: IconAlertTriangle,
    to: paths.subscription,
  }),
};

/** An event in the reader's words. */
export const noticeOf = (event: NotificationEvent, t: Translate, locale: string): Notice =>
  (notices[event.kind] as Tell<NotificationKind>)(event, t, locale);

/** What stands there until the first real one. They lead nowhere. */
export const sampleEvents = (t: Translate): NotificationEvent[] => [
  { kind: 'analysis-done', analysisId: '', strategy: 'support_resistance' },
  { kind: 'ticket-answered', ticketId: '', subject: t('notice.sampleTicket') },
  { kind: 'plan-changed', planName: 'Pro Plan' },
];
