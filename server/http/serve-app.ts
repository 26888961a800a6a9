import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '#contract/api-base';

const year = 'public, max-age=31536000, immutable';

/** Vite names these by their content; everything else keeps its name and must be asked for anew. */
const hasHashedName = (file: string) => /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/.test(file);

/** Serves the built app: its files, and for every other page of it the same `index.html`. Does nothing before it is built. */
export async function serveApp(app: FastifyInstance, folder: string) {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    // `.vite` holds the build's own notes.
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => reply.header('cache-control', hasHashedName(file) ? year : 'no-cache'),
  });
}

/** A person opened an address of the app, as against a program that asked for a file or a call. */
export function isNavigation({ method, url, headers }: FastifyRequest) {
  const wanted = url.split('?')[0] ?? '';
  const isOurs = !wanted.startsWith(`${apiBase}/`) && wanted !== apiBase && !wanted.startsWith('/assets/');
  return isOurs && (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'));
}

/** The app's page, from which its own router goes on. False when there is no built app. */
export function sendApp(app: FastifyInstance, reply: FastifyReply) {
  if (!app.hasReplyDecorator('sendFile')) return false;
  reply.code(200).sendFile('index.html');
  return true;
}
