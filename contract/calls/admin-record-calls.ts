import { AdminAnalytics, AdminOverview, AdminStats, AnalyticsQuery } from '../admin-figures.ts';
import { AuditList, AuditQuery, SystemState } from '../admin-records.ts';
import { type Call, withData } from '../call.ts';

export const adminRecordCalls = {
  adminStats: {
    method: 'GET',
    path: '/admin/stats',
    session: 'admin',
    summary: 'Headline figures',
    answer: withData(AdminStats),
  },
  adminAnalytics: {
    method: 'GET',
    path: '/admin/analytics',
    session: 'admin',
    summary: 'Figures over time, day by day',
    query: AnalyticsQuery,
    answer: withData(AdminAnalytics),
  },
  adminOverview: {
    method: 'GET',
    path: '/admin/overview',
    session: 'admin',
    summary: "The dashboard's figures",
    answer: withData(AdminOverview),
  },
  adminAuditLog: {
    method: 'GET',
    path: '/admin/audit-log',
    session: 'admin',
    summary: 'What administrators did, newest first',
    query: AuditQuery,
    answer: withData(AuditList),
  },
  adminSystem: {
    method: 'GET',
    path: '/admin/system',
    session: 'admin',
    summary: 'Version, queue, workers, storage, providers and last errors',
    answer: withData(SystemState),
    cache: 'never',
  },
} as const satisfies Record<string, Call>;
