import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../domain/refusals.ts';

/** Tries per address or account, counted in PostgreSQL, so that all processes share one count. */
export type RequestLimits = {
  /** Counts one try; TOO_MANY_REQUESTS `{ seconds }` when none is left. */
  readonly spend: (what: Limited, caller: string) => Promise<void>;
};

export type Limited = keyof typeof triesPerTenMinutes;

/** Generous, because a whole neighbourhood may share one address. */
const triesPerTenMinutes = {
  contact: 20,
  newsletter: 30,
  promo: 300,
  stockNotification: 30,
  /** Counted per account. */
  review: 30,
} as const;

/** `pseudonym` stands for a caller: no table holds a network address, nor a hash that could be tried out. */
export const createRequestLimits = (pool: Pool, pseudonym: (caller: string) => Buffer): RequestLimits => {
  const limiter = (what: Limited) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'request_limits',
      tableCreated: true,
      keyPrefix: what,
      points: triesPerTenMinutes[what],
      duration: 600,
    });
  const limiters = {
    contact: limiter('contact'),
    newsletter: limiter('newsletter'),
    promo: limiter('promo'),
    stockNotification: limiter('stockNotification'),
    review: limiter('review'),
  };
  return { spend: (what, caller) => spend(limiters[what], pseudonym(caller).toString('base64url')) };
};

const spend = async (limiter: RateLimiterPostgres, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
  }
};
