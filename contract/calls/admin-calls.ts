import * as z from 'zod/mini';
import { AdminAccount, AdminChange, AdminProfile, AdminProfileChange, NewAdmin } from '../admin.ts';
import { type Call, messageOnly, withData } from '../call.ts';
import { Id } from '../fields.ts';
import { PasswordChange } from '../session.ts';

const id = z.object({ id: Id });

export const adminCalls = {
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
    summary: "Change the administrator's own profile; another e-mail takes the current password",
    body: AdminProfileChange,
    answer: withData(AdminProfile),
    changes: ['/admin/profile', '/admin/admins', '/admin/audit-log'],
  },
  adminChangePassword: {
    method: 'POST',
    path: '/admin/change-password',
    session: 'admin',
    summary: "Change the administrator's own password; all other sessions end",
    body: PasswordChange,
    answer: messageOnly,
    changes: ['/admin/audit-log'],
  },
  listAdmins: {
    method: 'GET',
    path: '/admin/admins',
    session: 'admin',
    summary: 'All administrators',
    answer: withData(z.object({ admins: z.array(AdminAccount) })),
  },
  addAdmin: {
    method: 'POST',
    path: '/admin/admins',
    session: 'admin',
    summary: 'Make an administrator: for owners only',
    body: NewAdmin,
    answer: withData(AdminAccount),
    changes: ['/admin/admins', '/admin/users', '/admin/audit-log'],
  },
  changeAdmin: {
    method: 'PATCH',
    path: '/admin/admins/:id',
    session: 'admin',
    summary: 'Change, deactivate or activate an administrator: for owners only, of whom one active one always stays',
    params: id,
    body: AdminChange,
    answer: withData(AdminAccount),
    changes: ['/admin/admins', '/admin/profile', '/admin/users', '/admin/audit-log'],
  },
} as const satisfies Record<string, Call>;
