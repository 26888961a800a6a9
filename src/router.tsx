import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AdminOnly, GuestsOnly, NoAdminYet, UsersOnly } from './features/layout/guards.tsx';
import { RootFrame } from './features/layout/root-frame.tsx';
import { CrashScreen } from './features/system/crash-screen.tsx';
import { paths } from './paths.ts';

/** Each screen is a chunk of its own, loaded when it is opened. */
const guestScreens: RouteObject[] = [
  {
    path: paths.login,
    lazy: async () => ({ Component: (await import('./features/accounts/login-screen.tsx')).LoginScreen }),
  },
  {
    path: paths.signup,
    lazy: async () => ({ Component: (await import('./features/accounts/signup-screen.tsx')).SignupScreen }),
  },
  {
    path: paths.forgotPassword,
    lazy: async () => ({
      Component: (await import('./features/accounts/forgot-password-screen.tsx')).ForgotPasswordScreen,
    }),
  },
  {
    path: paths.verifyOtp,
    lazy: async () => ({ Component: (await import('./features/accounts/verify-otp-screen.tsx')).VerifyOtpScreen }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({
      Component: (await import('./features/accounts/reset-password-screen.tsx')).ResetPasswordScreen,
    }),
  },
];

const userScreens: RouteObject[] = [
  {
    path: paths.analysis,
    lazy: async () => ({ Component: (await import('./features/analysis/analysis-screen.tsx')).AnalysisScreen }),
  },
  {
    path: paths.history,
    lazy: async () => ({ Component: (await import('./features/history/history-screen.tsx')).HistoryScreen }),
  },
  {
    path: paths.settings,
    lazy: async () => ({ Component: (await import('./features/settings/settings-screen.tsx')).SettingsScreen }),
  },
  {
    path: paths.profile,
    lazy: async () => ({ Component: (await import('./features/profile/profile-screen.tsx')).ProfileScreen }),
  },
  {
    path: paths.subscription,
    lazy: async () => ({
      Component: (await import('./features/subscription/subscription-screen.tsx')).SubscriptionScreen,
    }),
  },
  { path: paths.help, lazy: async () => ({ Component: (await import('./features/help/help-screen.tsx')).HelpScreen }) },
  {
    path: paths.updates,
    lazy: async () => ({ Component: (await import('./features/updates/updates-screen.tsx')).UpdatesScreen }),
  },
  {
    path: paths.terms,
    lazy: async () => ({ Component: (await import('./features/legal/terms-screen.tsx')).TermsScreen }),
  },
  {
    path: paths.privacy,
    lazy: async () => ({ Component: (await import('./features/legal/privacy-screen.tsx')).PrivacyScreen }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./features/system/not-found-screen.tsx')).NotFoundScreen }),
  },
];

const adminScreens: RouteObject[] = [
  {
    path: paths.adminDashboard,
    lazy: async () => ({
      Component: (await import('./features/admin/dashboard/dashboard-screen.tsx')).DashboardScreen,
    }),
  },
  {
    path: paths.adminProfile,
    lazy: async () => ({ Component: (await import('./features/admin/profile/profile-screen.tsx')).ProfileScreen }),
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
            lazy: async () => ({
              Component: (await import('./features/accounts/admin-login-screen.tsx')).AdminLoginScreen,
            }),
          },
        ],
      },
      {
        Component: AdminOnly,
        children: [
          {
            lazy: async () => ({ Component: (await import('./features/admin/shell/admin-shell.tsx')).AdminShell }),
            children: adminScreens,
          },
        ],
      },
      {
        Component: UsersOnly,
        children: [
          {
            lazy: async () => ({ Component: (await import('./features/layout/user-layout.tsx')).UserLayout }),
            children: userScreens,
          },
        ],
      },
    ],
  },
]);
