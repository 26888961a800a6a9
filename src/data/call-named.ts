import type { api, CallName } from '#contract/api';
import { apiError } from './api-error.ts';

/** A call with its shapes, which are fetched when the first one is made; those of the admin's screens only there. Throws ApiError. */
export const callNamed = async <Name extends CallName>(name: Name): Promise<(typeof api)[Name]> => {
  try {
    const { appApi } = await import('#contract/app-api');
    if (name in appApi) return (appApi as typeof api)[name];
    return ((await import('#contract/admin-api')).adminApi as typeof api)[name];
  } catch (cause) {
    // The network went before this was on the device.
    throw apiError({ code: 'network', status: null, cause });
  }
};
