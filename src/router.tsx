import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AdminOnly, GuestsOnly, NoAdminYet, UsersOnly } from './features/layout/guards.tsx';
import { RootFrame } from './features/layout/root-frame.tsx';
import { CrashScreen } from './features/system/crash-screen.tsx';
import { screen } from './lazy-screen.ts';
import { isAdminPath, paths } from './paths.ts';

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
    ...screen(
      async () => (await import('./features/settings/settings-screen.tsx')).SettingsScreen,
      'account',
      'factor',
    ),
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
    path: paths.docs,
    ...screen(async () => (await import('./features/guide/guide-screen.tsx')).GuideScreen, 'pages'),
  },
  {
    path: paths.video,
    ...screen(async () => (await import('./features/guide/video-screen.tsx')).VideoScreen, 'pages'),
  },
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

/** Where the administrators' screens are put once one of their paths is asked for. */
const adminArea = 'admin';

const routes: RouteObject[] = [
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
      { id: adminArea, Component: AdminOnly, children: [] },
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
];

export const router = createBrowserRouter(routes, {
  async patchRoutesOnNavigation({ path, patch }) {
    if (isAdminPath(path)) patch(adminArea, (await import('./admin-routes.tsx')).adminRoutes);
  },
});
