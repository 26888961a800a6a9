import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';

type Configured = Pick<Environment, 'WICKWISE_PUBLIC_URL' | 'WICKWISE_RETURN_ORIGINS'>;

/** Where the browser that asks reaches us: as configured, else as it says itself. */
export const originOf = ({ WICKWISE_PUBLIC_URL: publicUrl }: Configured, { protocol, host }: FastifyRequest): string =>
  publicUrl ? new URL(publicUrl).origin : `${protocol}://${host}`;

/** A payment page leads back to this app, or to where its operator allows: nobody may be sent elsewhere by a page that he trusts. */
export function mayReturnTo(environment: Configured, request: FastifyRequest, address: string): boolean {
  const allowed = [originOf(environment, request), ...(environment.WICKWISE_RETURN_ORIGINS ?? [])];
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) && allowed.includes(origin);
}
