import * as z from 'zod/mini';
import {
  AdminAnalytics,
  AdminOverview,
  AdminProfile,
  AdminProfileChange,
  AdminSignedIn,
  AdminUser,
  SubscriptionList,
  SubscriptionListQuery,
  Transaction,
  UserList,
  UserListQuery,
  UserStatusChange,
} from '../admin.ts';
import { type Call, messageOnly, withData } from '../call.ts';
import { Id } from '../fields.ts';
import { PageQuery, Pagination } from '../pagination.ts';
import { LoginRequest, RefreshRequest, Tokens } from '../session.ts';
import { Subscription } from '../subscription.ts';
import { User } from '../user.ts';

const id = z.object({ id: Id });

export const adminCalls = {
  adminLogin: {
    method: 'POST',
    path: '/admin/login',
    session: 'none',
    summary: 'Sign in as an administrator',
    body: LoginRequest,
    answer: withData(AdminSignedIn),
  },
  adminRefreshToken: {
    method: 'POST',
    path: '/admin/refresh-token',
    session: 'none',
    summary: "Exchange an administrator's refresh token for a new pair",
    body: RefreshRequest,
    answer: withData(Tokens),
  },
  adminLogout: {
    method: 'POST',
    path: '/admin/logout',
    session: 'none',
    summary: 'End the admin session that a refresh token belongs to',
    body: RefreshRequest,
    answer: messageOnly,
  },
  adminVerifyToken: {
    method: 'GET',
    path: '/admin/verify-token',
    session: 'admin',
    summary: 'Tell whether the admin token is good',
    answer: withData(z.object({ user: AdminUser })),
    cache: 'never',
  },
  getAdminProfile: {
    method: 'GET',
    path: '/admin/profile',
    session: 'admin',
    summary: "The administrator's own profile",
    answer: withData(AdminProfile),
  },
  updateAdminProfile: {
    method: 'PUT',
    path: '/admin/profile',
    session: 'admin',
    summary: "Change the administrator's own profile",
    body: AdminProfileChange,
    answer: withData(AdminProfile),
    changes: ['/admin/profile'],
  },
  adminStats: {
    method: 'GET',
    path: '/admin/stats',
    session: 'admin',
    summary: 'Headline figures',
    answer: withData(z.record(z.string(), z.number())),
  },
  adminListUsers: {
    method: 'GET',
    path: '/admin/users',
    session: 'admin',
    summary: 'Users with overview and pagination',
    query: UserListQuery,
    answer: withData(UserList),
  },
  adminSetUserStatus: {
    method: 'PATCH',
    path: '/admin/users/:id/status',
    session: 'admin',
    summary: 'Activate, deactivate or delete a user',
    params: id,
    body: UserStatusChange,
    answer: withData(User),
    changes: ['/admin/users', '/admin/overview', '/admin/stats'],
  },
  adminListTransactions: {
    method: 'GET',
    path: '/admin/transactions',
    session: 'admin',
    summary: 'Payments, newest first',
    query: PageQuery,
    answer: withData(z.object({ transactions: z.array(Transaction), pagination: Pagination })),
  },
  adminExportTransactions: {
    method: 'GET',
    path: '/admin/transactions/export',
    session: 'admin',
    summary: 'All payments as CSV',
    answer: 'file',
    cache: 'never',
  },
  adminAnalytics: {
    method: 'GET',
    path: '/admin/analytics',
    session: 'admin',
    summary: 'Figures over time',
    answer: withData(AdminAnalytics),
  },
  adminOverview: {
    method: 'GET',
    path: '/admin/overview',
    session: 'admin',
    summary: "The dashboard's figures",
    answer: withData(AdminOverview),
  },
  adminListSubscriptions: {
    method: 'GET',
    path: '/admin/subscriptions',
    session: 'admin',
    summary: 'Subscriptions with overview and pagination',
    query: SubscriptionListQuery,
    answer: withData(SubscriptionList),
  },
  adminActOnSubscription: {
    method: 'PATCH',
    path: '/admin/subscriptions/:id/:action',
    session: 'admin',
    summary: 'Renew or cancel an active subscription',
    params: z.object({ id: Id, action: z.enum(['renew', 'cancel']) }),
    answer: withData(Subscription),
    changes: ['/admin/subscriptions', '/admin/overview', '/admin/stats'],
  },
} as const satisfies Record<string, Call>;
