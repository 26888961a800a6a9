import { type Account, newAddress, ownersAddress } from '../fixtures.ts';
import type { RunningServer } from '../start-server.ts';

/** Makes a call as a program would and gives its `data`. */
async function send(server: RunningServer, method: string, path: string, token: string | null, body?: object) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(path === '/admin/login' ? ownersAddress : newAddress()),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${message}`);
  return data;
}

/** The other side of the desk: what an administrator does, by the API. */
export async function openDesk(server: RunningServer) {
  const { accessToken } = await send(server, 'POST', '/admin/login', null, server.admin);
  return {
    answer: (id: string, text: string, more: object = {}) =>
      send(server, 'POST', `/admin/tickets/${id}/messages`, accessToken, { text, ...more }),
    setStatus: (id: string, status: string) =>
      send(server, 'PATCH', `/admin/tickets/${id}/status`, accessToken, { status }),
  };
}

/** A ticket that a user wrote earlier; its id. */
export async function writeTicket(server: RunningServer, account: Account, subject: string): Promise<string> {
  const body = { subject, category: 'Billing', priority: 'low', description: 'Please have a look.' };
  return (await send(server, 'POST', '/support/tickets', account.accessToken, body))._id;
}

export const ticketsOf = async (server: RunningServer, account: Account) =>
  (await send(server, 'GET', '/support/tickets', account.accessToken)).tickets;
