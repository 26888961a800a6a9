import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AdminOnly, GuestsOnly, NoAdminYet, UsersOnly } from './features/layout/guards.tsx';
import { RootFrame } from './features/layout/root-frame.tsx';
import { CrashScreen } from './features/system/crash-screen.tsx';
import { paths } from './paths.ts';
import type { Area } from './strings/catalogue.ts';
import { needTexts } from './strings/language-store.ts';

/** Each screen is a chunk of its own, loaded when it is opened, together with the areas of texts that it shows. */
const screen = (load: () => Promise<ComponentType>, ...areas: Area[]): Pick<RouteObject, 'lazy'> => ({
  async lazy() {
    const [Component] = await Promise.all([load(), needTexts(...areas)]);
    return { Component };
  },
});

const guestScreens: RouteObject[] = [
  {
    path: paths.login,
    ...screen(async () => (await import('./features/accounts/login-screen.tsx')).LoginScreen, 'accounts'),
  },
  {
    path: paths.signup,
    ...screen(async () => (await import('./features/accounts/signup-screen.tsx')).SignupScreen, 'accounts'),
  },
  {
    path: paths.forgotPassword,
    ...screen(
      async () => (await import('./features/accounts/forgot-password-screen.tsx')).ForgotPasswordScreen,
      'accounts',
    ),
  },
  {
    path: paths.verifyOtp,
    ...screen(async () => (await import('./features/accounts/verify-otp-screen.tsx')).VerifyOtpScreen, 'accounts'),
  },
  {
    path: paths.resetPassword,
    ...screen(
      async () => (await import('./features/accounts/reset-password-screen.tsx')).ResetPasswordScreen,
      'accounts',
    ),
  },
];

const userScreens: RouteObject[] = [
  {
    path: paths.analysis,
    ...screen(async () => (await import('./features/analysis/analysis-screen.tsx')).AnalysisScreen, 'analysis'),
  },
  {
    path: paths.history,
    ...screen(async () => (await import('./features/history/history-screen.tsx')).HistoryScreen, 'analysis'),
  },
  {
    path: paths.settings,
    ...screen(async () => (await import('./features/settings/settings-screen.tsx')).SettingsScreen, 'account'),
  },
  {
    path: paths.profile,
    ...screen(async () => (await import('./features/profile/profile-screen.tsx')).ProfileScreen, 'account'),
  },
  {
    path: paths.subscription,
    ...screen(
      async () => (await import('./features/subscription/subscription-screen.tsx')).SubscriptionScreen,
      'account',
    ),
  },
  {
    path: paths.support,
    ...screen(async () => (await import('./features/support/support-screen.tsx')).SupportScreen, 'support'),
  },
  { path: paths.chat, element: <Navigate to={`${paths.support}?new`} replace /> },
  {
    path: paths.notifications,
    ...screen(
      async () => (await import('./features/notifications/notifications-screen.tsx')).NotificationsScreen,
      'support',
    ),
  },
  { path: paths.help, ...screen(async () => (await import('./features/help/help-screen.tsx')).HelpScreen, 'pages') },
  {
    path: paths.updates,
    ...screen(async () => (await import('./features/updates/updates-screen.tsx')).UpdatesScreen, 'pages'),
  },
  {
    path: paths.terms,
    ...screen(async () => (await import('./features/legal/terms-screen.tsx')).TermsScreen, 'pages'),
  },
  {
    path: paths.privacy,
    ...screen(async () => (await import('./features/legal/privacy-screen.tsx')).PrivacyScreen, 'pages'),
  },
  {
    path: '*',
    ...screen(async () => (await import('./features/system/not-found-screen.tsx')).NotFoundScreen),
  },
];

const adminScreens: RouteObject[] = [
  {
    path: paths.adminDashboard,
    ...screen(async () => (await import('./features/admin/dashboard/dashboard-screen.tsx')).DashboardScreen),
  },
  {
    path: paths.adminUsers,
    ...screen(async () => (await import('./features/admin/users/users-screen.tsx')).UsersScreen, 'analysis'),
  },
  {
    path: paths.adminTransactions,
    ...screen(async () => (await import('./features/admin/transactions/transactions-screen.tsx')).TransactionsScreen),
  },
  {
    path: paths.adminSupport,
    ...screen(async () => (await import('./features/admin/support/support-screen.tsx')).SupportScreen),
  },
  {
    path: paths.adminAudit,
    ...screen(async () => (await import('./features/admin/audit/audit-screen.tsx')).AuditScreen),
  },
  {
    path: paths.adminSystem,
    ...screen(async () => (await import('./features/admin/system/system-screen.tsx')).SystemScreen),
  },
  {
    path: paths.adminAdmins,
    ...screen(async () => (await import('./features/admin/admins/admins-screen.tsx')).AdminsScreen),
  },
  {
    path: paths.adminProfile,
    ...screen(async () => (await import('./features/admin/profile/profile-screen.tsx')).ProfileScreen),
  },
  { path: `${paths.adminHome}/*`, element: <Navigate to={paths.adminDashboard} replace /> },
];

export const router = createBrowserRouter([
  {
    Component: RootFrame,
    ErrorBoundary: CrashScreen,
    HydrateFallback: () => null,
    children: [
      { path: paths.home, element: <Navigate to={paths.analysis} replace /> },
      { Component: GuestsOnly, children: guestScreens },
      {
        Component: NoAdminYet,
        children: [
          {
            path: paths.adminLogin,
            ...screen(
              async () => (await import('./features/accounts/admin-login-screen.tsx')).AdminLoginScreen,
              'accounts',
              'admin',
            ),
          },
        ],
      },
      {
        Component: AdminOnly,
        children: [
          {
            ...screen(async () => (await import('./features/admin/shell/admin-shell.tsx')).AdminShell, 'admin'),
            children: adminScreens,
          },
        ],
      },
      {
        Component: UsersOnly,
        children: [
          {
            ...screen(async () => (await import('./features/layout/user-layout.tsx')).UserLayout),
            children: userScreens,
          },
        ],
      },
    ],
  },
]);
