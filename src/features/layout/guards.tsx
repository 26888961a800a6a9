import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../../use-session.ts';

/**
 * Leads elsewhere, from each address anew. The router's `Navigate` goes once: whoever goes back while the other screen is still on its
 * way would be left with nothing.
 */
function Elsewhere({ to }: { to: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location asks again.
  useEffect(() => void navigate(to, { replace: true }), [navigate, to, location]);
  return null;
}

/** Screens for people who are not signed in; others go to the app. */
export const GuestsOnly = () => (useSession('user') ? <Elsewhere to={paths.analysis} /> : <Outlet />);

export const UsersOnly = () => (useSession('user') ? <Outlet /> : <Elsewhere to={paths.login} />);

export const NoAdminYet = () => (useSession('admin') ? <Elsewhere to={paths.adminDashboard} /> : <Outlet />);

export const AdminOnly = () => (useSession('admin') ? <Outlet /> : <Elsewhere to={paths.adminLogin} />);
