import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';

/** Rate limits per address or account, counted in PostgreSQL and shared by all processes, except for searches. */
export type RequestLimits = {
  /** Counts one attempt; throws TOO_MANY_REQUESTS `{ seconds }` above the limit. */
  readonly spend: (what: LimitedAction, caller: string) => Promise<void>;
  /** Counts one attempt; returns false above the limit, for endpoints whose response must not reveal it. */
  readonly allows: (what: LimitedAction, caller: string) => Promise<boolean>;
};

export type LimitedAction =
  | keyof typeof attemptsPerTenMinutes
  | 'newsletterMail'
  | 'transferProof'
  | 'search'
  | 'bulkAction';

/** Limits are generous because many users can share one address (NAT). */
const attemptsPerTenMinutes = {
  contact: 20,
  newsletter: 30,
  promo: 300,
  stockNotification: 30,
  /** Search suggestions; those cached within the last minute are not counted. */
  suggestions: 1_500,
  /** Counted per account. */
  review: 30,
  /** Calls of a gateway by an admin, counted per account. */
  connectionTest: 20,
  /** Replies to contact messages by mail, counted per admin. */
  contactReply: 60,
  /** Test mails and entered codes, counted per admin. */
  mailCheck: 20,
  /** Staff invitations, including repeated ones, counted per owner. */
  staffInvitation: 20,
  /** Imported files of products and couriers, counted per admin: each takes a second and many megabytes. */
  productFile: 60,
  /** Parts of ZIP files with pictures, 4 MiB each: enough for six files of the maximum size. */
  archivePart: 400,
  courierFile: 120,
  /** Previews of synonyms, counted per account: each indexes products for a second. */
  searchPreview: 200,
} as const;

/** Newsletter confirmation mails per address and day. */
const MAX_NEWSLETTER_MAILS = 3;
/** Pictures of bank transfers per account and day: each is decoded and re-encoded. */
const MAX_TRANSFER_PROOFS = 20;
/** Searches per address and minute, counted in the memory of each process to avoid database writes. */
const MAX_SEARCHES = 60;
/** Bulk actions per admin and hour: each stores up to 5,000 rows. */
const MAX_BULK_ACTIONS = 60;
const SECONDS_PER_DAY = 86_400;

/** Creates the rate limits; `pseudonym` replaces callers by keyed hashes, so no table contains a network address. */
export const createRequestLimits = (pool: Pool, pseudonym: (caller: string) => Buffer): RequestLimits => {
  const limiter = (what: LimitedAction, points: number, duration = 600) =>
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
    contact: limiter('contact', attemptsPerTenMinutes.contact),
    newsletter: limiter('newsletter', attemptsPerTenMinutes.newsletter),
    promo: limiter('promo', attemptsPerTenMinutes.promo),
    stockNotification: limiter('stockNotification', attemptsPerTenMinutes.stockNotification),
    suggestions: limiter('suggestions', attemptsPerTenMinutes.suggestions),
    review: limiter('review', attemptsPerTenMinutes.review),
    connectionTest: limiter('connectionTest', attemptsPerTenMinutes.connectionTest),
    contactReply: limiter('contactReply', attemptsPerTenMinutes.contactReply),
    mailCheck: limiter('mailCheck', attemptsPerTenMinutes.mailCheck),
    staffInvitation: limiter('staffInvitation', attemptsPerTenMinutes.staffInvitation),
    productFile: limiter('productFile', attemptsPerTenMinutes.productFile),
    archivePart: limiter('archivePart', attemptsPerTenMinutes.archivePart),
    courierFile: limiter('courierFile', attemptsPerTenMinutes.courierFile),
    searchPreview: limiter('searchPreview', attemptsPerTenMinutes.searchPreview),
    search: new RateLimiterMemory({ points: MAX_SEARCHES, duration: 60 }),
    newsletterMail: limiter('newsletterMail', MAX_NEWSLETTER_MAILS, SECONDS_PER_DAY),
    bulkAction: limiter('bulkAction', MAX_BULK_ACTIONS, 3_600),
    transferProof: limiter('transferProof', MAX_TRANSFER_PROOFS, SECONDS_PER_DAY),
  };
  const spendOne = (what: LimitedAction, caller: string) =>
    spend(limiters[what], pseudonym(caller).toString('base64url'));
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

/** Deletes expired counters, which the limiters ignore. */
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
