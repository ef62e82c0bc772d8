import type { AdminClient } from './admin-client.ts';

/** Loads the client of the admin API on the first call, in the browser only; read its errors with `readError`. */
export const loadAdminClient = async (): Promise<AdminClient> => (await import('./admin-client.ts')).adminClient;
