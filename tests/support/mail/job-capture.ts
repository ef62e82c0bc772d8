import { randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import type { AccountsMail, AccountsSms, AccountsTransaction } from '../../../accounts/accounts-context.ts';
import type { AccountsTables } from '../../../accounts/tables.ts';
import { queriesOn } from '../../../platform/database/connect.ts';
import { createSecretBox } from '../../../platform/encryption/secret-box.ts';
import { type RunningJobs, runJobs } from '../../../server/jobs/job-worker.ts';
import { createHourlyLimits } from '../../../server/mail/hourly-limits.ts';
import type { MailSettings } from '../../../server/mail/mailer.ts';
import { freshDatabase } from '../database.ts';
import { testMailers } from './test-mailer.ts';

/** A job as it lies in the database, all of it. */
export type LyingJob = {
  readonly id: string;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly locked_at: Date | null;
  readonly priority: number;
};

/** More than any test sends within an hour. */
const plenty = { mail: 1_000_000, text: 1_000_000 };

/** The post on a database of one's own, and whoever runs its jobs. */
export const startMailCapture = async (settings: Partial<MailSettings> = {}, perHour = plenty) => {
  const database = await freshDatabase();
  const secretKey = randomBytes(32);
  const box = createSecretBox(secretKey);
  const logged: { readonly message: string; readonly fields: unknown }[] = [];
  const note = (fields: unknown, message: string) => void logged.push({ message, fields });
  const log = { error: note, warn: note };
  const limits = () => createHourlyLimits({ database, perHour, log });
  const post = testMailers({ sent: limits().sent, ...settings }, box);
  const runners: RunningJobs[] = [];
  const transactions = queriesOn<AccountsTables>(database.pool);
  const within = (work: (transaction: AccountsTransaction) => Promise<void>) =>
    transactions.transaction().execute(work);

  return {
    database,
    secretKey,
    post,
    logged,
    within,
    /** Adds a message as its cause does, in a transaction of its own. */
    mail: (mail: AccountsMail) => within((transaction) => post.accounts.mail(transaction, mail)),
    text: (text: AccountsSms) => within((transaction) => post.accounts.text(transaction, text)),
    /** Starts somebody who does the jobs. */
    run: async (abandonedSeconds = 120, stalledSeconds = 30): Promise<RunningJobs> => {
      const runner = await runJobs({
        databaseUrl: database.url,
        box,
        tasks: post.tasks,
        heldFlags: limits().heldFlags,
        log,
        abandonedSeconds,
        stalledSeconds,
      });
      runners.push(runner);
      return runner;
    },
    jobs: async (): Promise<readonly LyingJob[]> => {
      const { rows } = await database.pool.query<LyingJob>('select * from graphile_worker._private_jobs order by id');
      return rows;
    },
    close: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await database.drop();
    },
  };
};

export type MailCapture = Awaited<ReturnType<typeof startMailCapture>>;

/** Waits until it is so; what takes longer than a first retry and its pause is not coming. */
export const soon = <Result>(look: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(look, { timeout: 12_000, interval: 50 });

/** A mail nobody else gets: address, code and link are its own. */
export const someMail = (given: Partial<AccountsMail> = {}): AccountsMail => {
  const secret = randomBytes(12).toString('hex');
  return {
    kind: 'signup',
    to: `amina-${secret.slice(0, 8)}@example.com`,
    language: 'ar',
    code: String(100_000 + (Number.parseInt(secret.slice(0, 6), 16) % 900_000)),
    link: `https://shop.example/auth/confirm?token_hash=${secret}&type=signup`,
    newEmail: null,
    ...given,
  };
};

/** The link of a mail as it stands in the letter: the page behind it speaks as the letter does. */
export const linkIn = ({ link, language }: AccountsMail): string => `${link}&lang=${language}`;
