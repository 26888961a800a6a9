/** Where all calls live below the origin. */
export const apiBase = '/api';
