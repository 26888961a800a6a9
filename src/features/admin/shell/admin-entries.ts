import {
  IconChartBar,
  IconCreditCard,
  IconHeartbeat,
  IconHistory,
  IconLifebuoy,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react';
import { paths } from '../../../paths.ts';

/** The administrators' sidebar: first what the specification names, then what keeps watch over it. */
export const adminEntries = [
  [
    { to: paths.adminDashboard, label: 'admin.dashboard', Icon: IconChartBar },
    { to: paths.adminUsers, label: 'admin.users', Icon: IconUsers },
    { to: paths.adminTransactions, label: 'admin.transactions', Icon: IconCreditCard },
    { to: paths.adminSupport, label: 'admin.support', Icon: IconLifebuoy },
  ],
  [
    { to: paths.adminAudit, label: 'admin.audit', Icon: IconHistory },
    { to: paths.adminSystem, label: 'admin.system', Icon: IconHeartbeat },
    { to: paths.adminAdmins, label: 'admin.admins', Icon: IconShieldLock },
  ],
] as const;
