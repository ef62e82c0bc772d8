import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../domain/refusals.ts';

/** Tries per address or account, counted in PostgreSQL, so that all processes share one count. */
export type RequestLimits = {
  /** Counts one try; TOO_MANY_REQUESTS `{ seconds }` when none is left. */
  readonly spend: (what: Limited, caller: string) => Promise<void>;
  /** Counts one try; false when none is left, for what must be answered alike then. */
  readonly allows: (what: Limited, caller: string) => Promise<boolean>;
};

export type Limited = keyof typeof triesPerTenMinutes | 'newsletterMail';

/** Generous, because a whole neighbourhood may share one address. */
const triesPerTenMinutes = {
  contact: 20,
  newsletter: 30,
  promo: 300,
  stockNotification: 30,
  /** Counted per account. */
  review: 30,
} as const;

/** Mails that ask one address whether it wants the newsletter, in a day. */
const MAX_NEWSLETTER_MAILS = 3;
const SECONDS_PER_DAY = 86_400;

/** `pseudonym` stands for a caller: no table holds a network address, nor a hash that could be tried out. */
export const createRequestLimits = (pool: Pool, pseudonym: (caller: string) => Buffer): RequestLimits => {
  const limiter = (what: Limited, points: number, duration = 600) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'request_limits',
      tableCreated: true,
      keyPrefix: what,
      points,
      duration,
    });
  const limiters = {
    contact: limiter('contact', triesPerTenMinutes.contact),
    newsletter: limiter('newsletter', triesPerTenMinutes.newsletter),
    promo: limiter('promo', triesPerTenMinutes.promo),
    stockNotification: limiter('stockNotification', triesPerTenMinutes.stockNotification),
    review: limiter('review', triesPerTenMinutes.review),
    newsletterMail: limiter('newsletterMail', MAX_NEWSLETTER_MAILS, SECONDS_PER_DAY),
  };
  const spendOne = (what: Limited, caller: string) => spend(limiters[what], pseudonym(caller).toString('base64url'));
  return {
    spend: spendOne,
    allows: async (what, caller) => {
      try {
        await spendOne(what, caller);
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  };
};

const spend = async (limiter: RateLimiterPostgres, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
  }
};
