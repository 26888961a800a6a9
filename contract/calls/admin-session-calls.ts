import * as z from 'zod/mini';
import { AdminSignedIn, AdminUser } from '../admin.ts';
import { type Call, messageOnly, withData } from '../call.ts';
import { SecondFactorAsked, SecondFactorLogin } from '../second-factor.ts';
import { LoginRequest, RefreshRequest, Tokens } from '../session.ts';

export const adminSessionCalls = {
  adminLogin: {
    method: 'POST',
    path: '/admin/login',
    session: 'none',
    summary: 'Sign in as an administrator; one with a second factor is asked for it',
    body: LoginRequest,
    answer: withData(z.union([AdminSignedIn, SecondFactorAsked])),
  },
  adminLoginSecondFactor: {
    method: 'POST',
    path: '/admin/login/second-factor',
    session: 'none',
    summary: "End an administrator's sign-in with the code that it asked for, or with a recovery code",
    body: SecondFactorLogin,
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
    enrols: true,
    summary: 'Tell whether the admin token is good',
    answer: withData(z.object({ user: AdminUser })),
    cache: 'never',
  },
} as const satisfies Record<string, Call>;
