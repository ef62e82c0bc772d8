import type { AdminClient } from './admin-client.ts';

/** The office's part of the API. Loaded on the first call, in the browser only; failures are read with `refusalOf`. */
export const loadAdminClient = async (): Promise<AdminClient> => (await import('./admin-client.ts')).adminClient;
