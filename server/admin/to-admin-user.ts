import type { AdminUser } from '#contract/admin';
import type { AdminRow } from '../db/schema.ts';

export const toAdminUser = ({ id, fullName, email, role }: AdminRow): AdminUser => ({
  _id: id,
  name: fullName,
  fullName,
  email,
  role,
});
