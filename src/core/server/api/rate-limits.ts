import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';

/** Rate limits per address or account, counted in PostgreSQL so that all processes share them, except of searches. */
export type RequestLimits = {
  /** Counts one attempt; throws TOO_MANY_REQUESTS `{ seconds }` above the limit. */
  readonly spend: (what: Limited, caller: string) => Promise<void>;
  /** Counts one attempt; returns false above the limit, for callers whose answer must not differ then. */
  readonly allows: (what: Limited, caller: string) => Promise<boolean>;
};

export type Limited = keyof typeof triesPerTenMinutes | 'newsletterMail' | 'transferProof' | 'search';

/** Limits are generous because many users can share one address (NAT). */
const triesPerTenMinutes = {
  contact: 20,
  newsletter: 30,
  promo: 300,
  stockNotification: 30,
  /** Search texts during the input; texts of other visitors within the last minute are not counted. */
  suggestions: 1_500,
  /** Counted per account. */
  review: 30,
  /** Calls of a gateway by an admin, counted per account. */
  connectionTest: 20,
  /** Answers to contact messages by mail, counted per admin. */
  contactReply: 60,
  /** Invitations to the staff that are sent or sent again, counted per owner. */
  staffInvitation: 20,
  /** Files of products and of couriers that are read, counted per admin: each takes a second and many megabytes. */
  productFile: 60,
  /** Parts of ZIP files of pictures, 4 MiB each: six of the largest. */
  archivePart: 400,
  courierFile: 120,
  /** Previews of search words, counted per account: each indexes products for a second. */
  searchPreview: 200,
} as const;

/** Newsletter confirmation mails per address and day. */
const MAX_NEWSLETTER_MAILS = 3;
/** Pictures of bank transfers per account and day: each is decoded and re-encoded. */
const MAX_TRANSFER_PROOFS = 20;
/** Searches that are counted per address and minute, in the memory of each process: they must cost nothing. */
const MAX_SEARCHES = 60;
const SECONDS_PER_DAY = 86_400;

/** Creates the rate limits; `pseudonym` replaces callers by keyed hashes, so no table holds a network address. */
export const createRequestLimits = (pool: Pool, pseudonym: (caller: string) => Buffer): RequestLimits => {
  const limiter = (what: Limited, points: number, duration = 600) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'request_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: what,
      points,
      duration,
    });
  const limiters = {
    contact: limiter('contact', triesPerTenMinutes.contact),
    newsletter: limiter('newsletter', triesPerTenMinutes.newsletter),
    promo: limiter('promo', triesPerTenMinutes.promo),
    stockNotification: limiter('stockNotification', triesPerTenMinutes.stockNotification),
    suggestions: limiter('suggestions', triesPerTenMinutes.suggestions),
    review: limiter('review', triesPerTenMinutes.review),
    connectionTest: limiter('connectionTest', triesPerTenMinutes.connectionTest),
    contactReply: limiter('contactReply', triesPerTenMinutes.contactReply),
    staffInvitation: limiter('staffInvitation', triesPerTenMinutes.staffInvitation),
    productFile: limiter('productFile', triesPerTenMinutes.productFile),
    archivePart: limiter('archivePart', triesPerTenMinutes.archivePart),
    courierFile: limiter('courierFile', triesPerTenMinutes.courierFile),
    searchPreview: limiter('searchPreview', triesPerTenMinutes.searchPreview),
    search: new RateLimiterMemory({ points: MAX_SEARCHES, duration: 60 }),
    newsletterMail: limiter('newsletterMail', MAX_NEWSLETTER_MAILS, SECONDS_PER_DAY),
    transferProof: limiter('transferProof', MAX_TRANSFER_PROOFS, SECONDS_PER_DAY),
  };
  const spendOne = (what: Limited, caller: string) => spend(limiters[what], pseudonym(caller).toString('base64url'));
  return {
    spend: spendOne,
    allows: async (what, caller) => {
      try {
        await spendOne(what, caller);
        return true;
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
    },
  };
};

/** Deletes counters whose time is over; the limiters ignore them. */
export const deleteExpiredRequestLimits = async (pool: Pool): Promise<void> => {
  await pool.query('delete from request_limits where expire < $1', [Date.now()]);
};

const spend = async (limiter: RateLimiterMemory | RateLimiterPostgres, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new AppError(apiErrors, 'TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
  }
};
