import { randomUUID } from 'node:crypto';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The id of a request: the one that a proxy of ours has given it in `X-Request-Id`, else a new one. What comes from
 * anybody else is a claim, and with it strangers could write into the log.
 */
export const requestIdOf = (claimed: string | readonly string[] | undefined, trustedProxies: number): string =>
  trustedProxies > 0 && typeof claimed === 'string' && wellFormed.test(claimed) ? claimed : randomUUID();
