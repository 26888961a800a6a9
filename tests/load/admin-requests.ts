import { days } from '#server/clock';

/** What the admin area asks for, by what it shows: every list as it opens, by each filter, searched narrowly and widely, and far back. */
const adminRequests: Record<string, string> = {
  stats: '/admin/stats',
  overview: '/admin/overview',
  'analytics, 30 days': '/admin/analytics',
  'analytics, a year': '/admin/analytics?days=365',
  users: '/admin/users',
  'users, last pages': '/admin/users?page=9990',
  'users, active': '/admin/users?status=active',
  'users, active, far back': '/admin/users?status=active&page=5000',
  'users, inactive': '/admin/users?status=inactive&page=20',
  'users, subscribed': '/admin/users?status=subscribed&page=20',
  'users, unsubscribed': '/admin/users?status=unsubscribed&page=20',
  'users, by name': '/admin/users?sort=name&order=asc&page=300',
  'users, by e-mail': '/admin/users?sort=email&order=asc&page=300',
  'users, last seen': '/admin/users?sort=lastSeenAt',
  'users, one name': '/admin/users?search=ada%20lovelace',
  'users, one e-mail': '/admin/users?search=grace.turing.54321',
  'users, half a name': '/admin/users?search=lo&sort=name&order=asc',
  'users, found by all': '/admin/users?search=example&status=subscribed',
  'users, found by all, far back': '/admin/users?search=example%20a&page=500',
  'users, found by all, by name': '/admin/users?search=example&sort=name&order=asc&page=50',
  'users, found by two that many have': '/admin/users?search=mail1%20ada',
  'users, found by none': '/admin/users?search=zzz%20example',
  'a user': '/admin/users/:user',
  "a user's devices": '/admin/users/:user/sessions',
  "a user's analyses": '/admin/users/:user/analyses',
  subscriptions: '/admin/subscriptions',
  'subscriptions, canceled, far back': '/admin/subscriptions?status=canceled&page=500',
  'subscriptions, one name': '/admin/subscriptions?search=ada%20lovelace',
  'subscriptions, found by all': '/admin/subscriptions?search=example&status=active',
  transactions: '/admin/transactions',
  'transactions, far back': '/admin/transactions?page=9000',
  'transactions, failed': '/admin/transactions?status=failed',
  'transactions, of some days': '/admin/transactions?from=:weekAgo&status=paid',
  'transactions, one name': '/admin/transactions?search=ada%20lovelace',
  'transactions, found by all': '/admin/transactions?search=example',
  webhooks: '/admin/webhooks?state=failed',
  'webhooks, far back': '/admin/webhooks?page=1000',
  'audit log': '/admin/audit-log',
  'audit log, one action': '/admin/audit-log?action=credits-granted',
  'audit log, long ago': '/admin/audit-log?to=:yearAgo',
  'audit log, one action of some days': '/admin/audit-log?action=user-edited&from=:weekAgo',
  'audit log, of a user': '/admin/audit-log?subjectId=:user',
  system: '/admin/system',
  administrators: '/admin/admins',
  tickets: '/admin/tickets',
  'tickets, open, high': '/admin/tickets?status=open&priority=high',
  'tickets, far back': '/admin/tickets?page=4990',
  'tickets, closed, far back': '/admin/tickets?status=closed&page=2000',
  'tickets, one category': '/admin/tickets?category=Billing&priority=low',
  'tickets, searched': '/admin/tickets?search=refund',
  'tickets, searched, narrowed': '/admin/tickets?search=refund&status=open',
  'tickets, one number': '/admin/tickets?search=4321',
  'tickets, of a user': '/admin/tickets?search=lovelace',
  'tickets, of all users': '/admin/tickets?search=example',
  'tickets, of none': '/admin/tickets?search=zzz%20example',
  'ticket stats': '/admin/tickets/stats',
  'canned answers': '/admin/canned-answers',
};

/** Asks the server as an administrator, below `/api`. */
type Ask = (method: 'GET' | 'POST', address: string, body?: unknown) => Promise<{ data: unknown }>;

/** The same with what hangs on the database: its newest user, whose analyses are opened, and its time, ms. */
export async function knownRequests(ask: Ask, now: number): Promise<[name: string, address: string][]> {
  const { data } = await ask('GET', '/admin/users?limit=1');
  const [user] = (data as { users: { _id: string }[] }).users;
  if (!user) throw new Error('the database holds no user');
  await ask('POST', `/admin/users/${user._id}/analysis-access`, { reason: 'To measure the list' });
  const places: Record<string, string> = {
    user: user._id,
    weekAgo: new Date(now - days(7)).toISOString(),
    yearAgo: new Date(now - days(365)).toISOString(),
  };
  const fill = (address: string) => address.replace(/:(\w+)/g, (_, place) => places[place] ?? '');
  return Object.entries(adminRequests).map(([name, address]) => [name, fill(address)]);
}
