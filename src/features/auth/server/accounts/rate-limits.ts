import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type ConnectOptions, connect, type Database } from '#core/server/database/connect.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import { AccountsError } from './accounts-error.ts';
import type { AccountsSettings, TryLimit } from './settings.ts';

/** Endpoints that send a mail without authentication; each has its own counter. */
type MailEndpoint = 'recover' | 'resend';

/**
 * Rate limits in PostgreSQL, shared by all processes (accounts contract, section 8). Each `spend…` throws 429
 * when exceeded: `over_request_rate_limit` or the documented code.
 */
export type TryLimits = {
  readonly spendSignUp: (addressBucket: string) => Promise<void>;
  /** Counted before the password is checked, for known and unknown accounts, so that a 429 reveals nothing. */
  readonly spendSignIn: (source: SignInSource) => Promise<void>;
  /** Resets the count of a source after a correct password. */
  readonly resetSignIn: (source: SignInSource) => Promise<void>;
  readonly spendChange: (userId: string) => Promise<void>;
  readonly spendMailRequest: (endpoint: MailEndpoint, addressBucket: string) => Promise<void>;
  readonly spendVerify: (addressBucket: string) => Promise<void>;
  readonly spendFactorChallenge: (addressBucket: string) => Promise<void>;
  readonly spendFactorCode: (addressBucket: string) => Promise<void>;
  /**
   * Counts a requested mail of a kind, by network and by address. Called before the address is looked up, so that
   * the response does not reveal accounts (decision 158); `over_email_send_rate_limit` with the seconds to wait.
   */
  readonly spendMail: (mail: MailRequest) => Promise<void>;
  /** Counts a text message by network and by number; `over_sms_send_rate_limit`. */
  readonly spendText: (text: SmsRequest) => Promise<void>;
  readonly deleteExpired: () => Promise<void>;
};

/** The source of a password sign-in. */
export type SignInSource = {
  readonly account: string;
  readonly addressBucket: string;
  /** Whether the account has signed in on this device before; these devices share one count per account. */
  readonly isKnownDevice: boolean;
};

/** Each kind has its own limits, so that sign-up mails do not block recovery mails. */
export type RequestedMailKind = 'signup' | 'recovery' | 'reauthentication';

export type MailRequest = {
  readonly to: string;
  readonly addressBucket: string;
  readonly kind: RequestedMailKind;
  /** Whether the minimum interval between two mails of the kind to one address applies; true by default. */
  readonly hasInterval?: boolean;
};

export type SmsRequest = {
  /** Digits, without "+". */
  readonly to: string;
  readonly addressBucket: string;
};

type LimitSettings = Pick<AccountsSettings, 'limits' | 'email'>;

/**
 * Connections for counters only: counters are also updated within transactions, and taking a second connection
 * from the same pool could deadlock. Not durable: the counts of half a second may be lost.
 */
export const connectCounters = (
  databaseUrl: string,
  options: Pick<ConnectOptions, 'watch' | 'names' | 'isPooled' | 'report'> = {},
): Database => connect(databaseUrl, { poolSize: 2, isDurable: false, ...options });

/** The counters store hashes, no address, network or number in clear. Their pool is `connectCounters`. */
export const createTryLimits = (pool: Pool, box: SecretBox, { limits, email }: LimitSettings): TryLimits => {
  const limiter = (keyPrefix: string, { max: tries, windowSeconds: seconds }: TryLimit) =>
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
  const signUps = limiter('sign-up', limits.signUpPerIp);
  const signInsOfAddress = limiter('sign-in-address', limits.signInPerIp);
  const signInsOfSource = limiter('sign-in-source', limits.signInPerAccount);
  const signInsOfUnknownDevices = limiter('sign-in-unknown-devices', limits.signInByUnknownDevices);
  const pauses = limiter('sign-in-pause', { max: 1, windowSeconds: 1 });
  const changes = limiter('change', limits.changePerAccount);
  const mailRequests = limiter('ask', limits.mailRequestsPerIp);
  const verified = limiter('verify', limits.verifyPerIp);
  const mailsOfNetwork = limiter('mails-network', limits.mailsPerNetwork);
  const mailsToAddress = limiter('mails-to', limits.mailsToAddress);
  const mailPauses = limiter('mail-pause', { max: 1, windowSeconds: email.minIntervalSeconds });
  const textsOfNetwork = limiter('texts-network', limits.textsPerNetwork);
  const textsToNumber = limiter('texts-to', limits.textsToNumber);
  const fingerprint = (...parts: readonly string[]) => box.hash('count', ...parts).toString('base64url');
  const sourceKey = ({ account, addressBucket, isKnownDevice }: SignInSource) =>
    isKnownDevice ? fingerprint('known devices', account) : fingerprint(account, addressBucket);
  const factorChallenges = limiter('factor-challenge', limits.factorPerIp);
  const factorCodes = limiter('factor-code', limits.factorPerIp);

  return {
    spendSignUp: (addressBucket) => spend(signUps, fingerprint(addressBucket)),
    spendSignIn: async ({ account, addressBucket, isKnownDevice }) => {
      const source = sourceKey({ account, addressBucket, isKnownDevice });
      if (!isKnownDevice) await spend(signInsOfAddress, fingerprint(addressBucket));
      const pause = await pauses.get(source);
      if (pause !== null && pause.msBeforeNext > 0) throw tooMany(secondsOf(pause));
      const { consumedPoints } = await consume(signInsOfSource, source);
      const excess = consumedPoints - QUICK_TRIES;
      // one of several concurrent attempts starts the pause, which refuses the others
      if (excess > 0) await consume(pauses, source, tooMany, 2 ** excess);
      if (!isKnownDevice) await spend(signInsOfUnknownDevices, fingerprint(account));
    },
    resetSignIn: async ({ account, addressBucket, isKnownDevice }) => {
      const source = sourceKey({ account, addressBucket, isKnownDevice });
      await Promise.all([signInsOfSource.delete(source), pauses.delete(source)]);
      if (!isKnownDevice) await signInsOfUnknownDevices.reward(fingerprint(account));
    },
    spendChange: (userId) => spend(changes, userId),
    spendMailRequest: (endpoint, addressBucket) => spend(mailRequests, fingerprint(endpoint, addressBucket)),
    spendVerify: (addressBucket) => spend(verified, fingerprint(addressBucket)),
    spendMail: async ({ to, addressBucket, kind, hasInterval = true }) => {
      await spend(mailsOfNetwork, fingerprint(kind, addressBucket), tooManyMails);
      if (hasInterval && email.minIntervalSeconds > 0) await spend(mailPauses, fingerprint(kind, to), tooSoon);
      await spend(mailsToAddress, fingerprint(kind, to), tooManyMails);
    },
    spendText: async ({ to, addressBucket }) => {
      await spend(textsOfNetwork, fingerprint(addressBucket), tooManyTexts);
      await spend(textsToNumber, fingerprint(to), tooManyTexts);
    },
    spendFactorChallenge: (addressBucket) => spend(factorChallenges, fingerprint(addressBucket)),
    spendFactorCode: (addressBucket) => spend(factorCodes, fingerprint(addressBucket)),
    deleteExpired: async () => {
      await pool.query('delete from auth.rate_limits where expire < $1', [Date.now()]);
    },
  };
};

/** Consecutive wrong passwords without a delay; each further one doubles the delay, starting at 2 s. */
const QUICK_TRIES = 3;

type Refuse = (retryAfterSeconds: number) => AccountsError;

const consume = async (
  limiter: RateLimiterPostgres,
  key: string,
  refuse: Refuse = tooMany,
  durationSeconds?: number,
): Promise<RateLimiterRes> => {
  try {
    return await limiter.consume(key, 1, durationSeconds === undefined ? {} : { customDuration: durationSeconds });
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw refuse(secondsOf(reason));
  }
};

const spend = async (...args: Parameters<typeof consume>): Promise<void> => {
  await consume(...args);
};

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

const tooMany: Refuse = (retryAfterSeconds) =>
  new AccountsError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });

const tooManyMails: Refuse = (retryAfterSeconds) =>
  new AccountsError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfterSeconds });

const tooManyTexts: Refuse = (retryAfterSeconds) =>
  new AccountsError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', { retryAfterSeconds });

const tooSoon: Refuse = (retryAfterSeconds) =>
  new AccountsError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
