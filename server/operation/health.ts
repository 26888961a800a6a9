import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** `/healthz`: the process answers. `/readyz`: it can also serve, which it can't without its database or while it stops. */
export function reportHealth(app: FastifyInstance, { db }: { db: Db }) {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
