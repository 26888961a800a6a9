import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

type SecurityOptions = {
  /** The script of Google Identity Services, when sign-in with Google is set up. */
  googleScriptUrl: string | undefined;
};

/** Google's script loads its frame, its styles and its calls from beside itself. */
const besideOf = (scriptUrl: string) => new URL('.', scriptUrl).href;

/** What the app may load and from where. Scripts come from our own files only; Mantine writes its styles into the page. */
function contentSecurityPolicy(googleScriptUrl: string | undefined) {
  const google = googleScriptUrl ? [besideOf(googleScriptUrl)] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...(googleScriptUrl ? [googleScriptUrl] : [])],
      styleSrc: ["'self'", "'unsafe-inline'", ...google],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...google],
      // browser-image-compression starts its worker from a blob.
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      frameSrc: google.length > 0 ? google : ["'none'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  };
}

export async function addSecurityHeaders(app: FastifyInstance, { googleScriptUrl }: SecurityOptions) {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(googleScriptUrl),
    // Google's window must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: googleScriptUrl ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
    // Promised only where it holds: over plain HTTP it would be ignored, on localhost it would lock other projects out.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
}
