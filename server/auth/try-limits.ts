import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AccountsError } from './accounts-error.ts';
import type { AccountsSettings, TryLimit } from './accounts-settings.ts';

/** Counts tries in PostgreSQL, so that all processes share one count (accounts contract, section 8). */
export type TryLimits = {
  readonly spendSignUp: (addressBucket: string) => Promise<void>;
  /** Counted before the password is looked at, known account or not, so that a 429 says nothing about accounts. */
  readonly spendSignIn: (addressBucket: string, account: string) => Promise<void>;
  readonly forgiveSignIn: (account: string) => Promise<void>;
  readonly spendChange: (userId: string) => Promise<void>;
  readonly sweep: () => Promise<void>;
};

/** Each `spend…` throws 429 `over_request_rate_limit` when nothing is left. */
export const createTryLimits = (pool: Pool, limits: AccountsSettings['limits']): TryLimits => {
  const limiter = (keyPrefix: string, { tries, seconds }: TryLimit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: tries,
      duration: seconds,
    });
  const signUps = limiter('sign-up', limits.signUpPerAddress);
  const signInsOfAddress = limiter('sign-in-address', limits.signInPerAddress);
  const signInsOfAccount = limiter('sign-in-account', limits.signInPerAccount);
  const changes = limiter('change', limits.changePerAccount);

  return {
    spendSignUp: (addressBucket) => spend(signUps, addressBucket),
    spendSignIn: async (addressBucket, account) => {
      await spend(signInsOfAddress, addressBucket);
      await spend(signInsOfAccount, fingerprint(account));
    },
    forgiveSignIn: async (account) => {
      await signInsOfAccount.delete(fingerprint(account));
    },
    spendChange: (userId) => spend(changes, userId),
    sweep: async () => {
      await pool.query('delete from auth.rate_limits where expire < $1', [Date.now()]);
    },
  };
};

const spend = async (limiter: RateLimiterPostgres, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new AccountsError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
    });
  }
};

/** The table of counters holds no address in clear. */
const fingerprint = (account: string): string => createHash('sha256').update(account).digest('base64url');
