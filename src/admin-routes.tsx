import { Navigate, type RouteObject } from 'react-router-dom';
import { screen } from './lazy-screen.ts';
import { paths } from './paths.ts';

const screens: RouteObject[] = [
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
    ...screen(async () => (await import('./features/admin/support/support-screen.tsx')).SupportScreen, 'support'),
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
    ...screen(async () => (await import('./features/admin/admins/admins-screen.tsx')).AdminsScreen, 'factor'),
  },
  {
    path: paths.adminProfile,
    ...screen(async () => (await import('./features/admin/profile/profile-screen.tsx')).ProfileScreen, 'factor'),
  },
  { path: `${paths.adminHome}/*`, element: <Navigate to={paths.adminDashboard} replace /> },
];

/** The administrators' screens: asked for at the first admin path, since traders never open them. */
export const adminRoutes: RouteObject[] = [
  {
    ...screen(async () => (await import('./features/admin/shell/admin-shell.tsx')).AdminShell, 'admin', 'factor'),
    children: screens,
  },
];
