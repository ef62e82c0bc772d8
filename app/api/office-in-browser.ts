import type { OfficeInBrowser } from './office-client.ts';

/** The office's part of the API. Loaded on the first call, in the browser only; failures are read with `refusalOf`. */
export const loadOffice = async (): Promise<OfficeInBrowser> => (await import('./office-client.ts')).office;
