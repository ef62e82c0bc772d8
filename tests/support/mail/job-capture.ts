import { randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { queriesOn } from '#core/server/database/connect.ts';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { createCircuitBreaker } from '#core/server/jobs/circuit-breaker.ts';
import { addJobs } from '#core/server/jobs/enqueue-job.ts';
import { type RunningJobs, runJobs } from '#core/server/jobs/job-worker.ts';
import { createHourlyLimits, readFlags } from '#core/server/mail/hourly-limits.ts';
import { type MailSettings, messageChannels } from '#core/server/mail/mailer.ts';
import type {
  AccountsMail,
  AccountsSms,
  AccountsTransaction,
} from '#features/auth/server/accounts/accounts-context.ts';
import type { AccountsTables } from '#features/auth/server/accounts/tables.ts';
import { createAccountsMessenger } from '#features/auth/server/auth.mails.ts';
import { registry } from '#generated/server.gen.ts';
import { freshDatabase } from '../database.ts';
import { testMailer } from './test-mailer.ts';

/** All columns of a job in the database. */
export type StoredJob = {
  readonly id: string;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly locked_at: Date | null;
  readonly priority: number;
};

/** Hourly limits that no test reaches. */
const plenty = { mail: 1_000_000, text: 1_000_000 };

/** Creates a mailer on its own database, with job runners. */
export const startMailCapture = async (settings: Partial<MailSettings> = {}, perHour = plenty, probeSeconds = 20) => {
  const database = await freshDatabase();
  const secretKey = randomBytes(32);
  const box = createSecretBox(secretKey);
  const logged: { readonly message: string; readonly fields: unknown }[] = [];
  const note = (fields: unknown, message: string) => void logged.push({ message, fields });
  const log = { error: note, warn: note };
  const limits = () => createHourlyLimits({ database, perHour, log });
  const { recordSent } = limits();
  const newBreaker = () => createCircuitBreaker({ database, log, channels: messageChannels, probeSeconds });
  const { guard } = newBreaker();
  const mailer = testMailer({ recordSent, guard, ...settings }, box);
  const messenger = createAccountsMessenger(box);
  const runners: RunningJobs[] = [];
  const transactions = queriesOn<AccountsTables>(database.pool);
  const within = (work: (transaction: AccountsTransaction) => Promise<void>) =>
    transactions.transaction().execute(work);

  return {
    database,
    secretKey,
    lanes: mailer.lanes,
    logged,
    within,
    /** Enqueues mails of the shop in a transaction; their payload is not checked by the compiler. */
    send: (...mails: readonly MailPayload[]) =>
      within((transaction) =>
        addJobs(
          box,
          transaction,
          mails.map(({ kind, ...payload }) => findMail(kind).job(payload as never)),
        ),
      ),
    messenger,
    /** Enqueues a message of the accounts service in its own transaction. */
    mail: (mail: AccountsMail) => within((transaction) => messenger.mail(transaction, mail)),
    text: (text: AccountsSms) => within((transaction) => messenger.text(transaction, text)),
    /** Starts a job runner. */
    run: async (abandonedSeconds = 120, stalledSeconds = 30): Promise<RunningJobs> => {
      const runner = await runJobs({
        databaseUrl: database.url,
        box,
        tasks: {},
        lanes: mailer.lanes,
        ...readFlags(limits(), newBreaker()),
        log,
        abandonedSeconds,
        stalledSeconds,
      });
      runners.push(runner);
      return runner;
    },
    jobs: async (): Promise<readonly StoredJob[]> => {
      const { rows } = await database.pool.query<StoredJob>('select * from graphile_worker._private_jobs order by id');
      return rows;
    },
    close: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await database.drop();
    },
  };
};

/** Payload of a mail's job. */
type MailPayload = { readonly kind: string; readonly to: string; readonly [field: string]: unknown };

const findMail = (kind: string) => {
  const mail = registry.mails.find((each) => each.kind === kind);
  if (mail === undefined) throw new Error(`no mail is called ${kind}`);
  return mail;
};

export type MailCapture = Awaited<ReturnType<typeof startMailCapture>>;

/** Retries until the check passes; fails after a minute, which is longer than the first retries of a job. */
export const soon = <Result>(look: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(look, { timeout: 60_000, interval: 50 });

/** A mail with a unique address, code and link. */
export const someMail = (changes: Partial<AccountsMail> = {}): AccountsMail => {
  const secret = randomBytes(12).toString('hex');
  return {
    kind: 'signup',
    isProven: true,
    to: `amina-${secret.slice(0, 8)}@example.com`,
    language: 'ar',
    code: String(100_000 + (Number.parseInt(secret.slice(0, 6), 16) % 900_000)),
    link: `https://shop.example/auth/confirm?token_hash=${secret}&type=signup`,
    ...changes,
  };
};

/** The link as written in the mail: it contains the language of the mail. */
export const linkIn = ({ link, language }: AccountsMail): string => `${link}&lang=${language}`;
