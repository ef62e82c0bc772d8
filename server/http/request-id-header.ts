import { currentErrand } from '../insight/errand.ts';

/**
 * The header that names a request to whoever asks about its answer. To be handed over with the others: one that is set
 * before them makes Node take the slow way with all.
 */
export const requestIdHeader = (): Readonly<Record<string, string>> => {
  const requestId = currentErrand()?.requestId;
  return requestId === undefined ? {} : { 'X-Request-Id': requestId };
};
