import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../../use-session.ts';

/** Screens for people who are not signed in; others go to the app. */
export const GuestsOnly = () => (useSession('user') ? <Navigate to={paths.analysis} replace /> : <Outlet />);

export const UsersOnly = () => (useSession('user') ? <Outlet /> : <Navigate to={paths.login} replace />);

export const NoAdminYet = () => (useSession('admin') ? <Navigate to={paths.adminDashboard} replace /> : <Outlet />);

export const AdminOnly = () => (useSession('admin') ? <Outlet /> : <Navigate to={paths.adminLogin} replace />);
