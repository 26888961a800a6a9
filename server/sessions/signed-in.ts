import type { AdminRow, UserRow } from '../db/schema.ts';

/** Who asks, as the database knows him at this moment. */
export type SignedInUser = { realm: 'user'; user: UserRow; sessionId: string };
export type SignedInAdmin = { realm: 'admin'; admin: AdminRow; sessionId: string };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Fastify's own.
  interface FastifyRequest {
    who: SignedInUser | SignedInAdmin | undefined;
    /** The id of whom the call has let in. */
    account: string | undefined;
  }
}
