import type { Handlers } from './http/handler.ts';
import type { Parts } from './parts.ts';

export const configCalls = ({ environment, google, pushKeys, version }: Parts): Pick<Handlers, 'publicConfig'> => ({
  async publicConfig() {
    return {
      data: {
        googleClientId: google?.clientId ?? null,
        googleScriptUrl: google ? environment.GOOGLE_SCRIPT_URL : null,
        pushPublicKey: pushKeys.publicKey,
        version,
      },
    };
  },
});
