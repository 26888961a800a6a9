import { adminApi } from './admin-api.ts';
import { appApi } from './app-api.ts';

/** Every call that crosses between the app and its backend. */
export const api = { ...appApi, ...adminApi } as const;

export type CallName = keyof typeof api;
