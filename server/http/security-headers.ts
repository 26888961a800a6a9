import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

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

/** What helmet sets is the same for every answer. Worked out once: it takes longer than a small query does. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as never, response as unknown as ServerResponse, (fault) => {
    if (fault) throw fault;
  });
  return headers;
}

export function addSecurityHeaders(app: FastifyInstance, { googleScriptUrl }: SecurityOptions) {
  const headers = {
    ...headersOf({
      contentSecurityPolicy: contentSecurityPolicy(googleScriptUrl),
      // Google's window must be able to answer the page that opened it.
      crossOriginOpenerPolicy: { policy: googleScriptUrl ? 'same-origin-allow-popups' : 'same-origin' },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin' },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: false,
    }),
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Promised only where it holds: over plain HTTP it would be ignored, on localhost it would lock other projects out.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    done();
  });
}
