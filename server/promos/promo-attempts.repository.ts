import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/schema.ts';

type PromoAttempts = { readonly failures: number; readonly failed_at: Date };

/** What is remembered of a caller's codes that did not exist, if they tried any. */
export const findAttempts = async (database: Kysely<Tables>, caller: string): Promise<PromoAttempts | undefined> => {
  const { rows } = await sql<PromoAttempts>`
    select failures, failed_at from promo_attempts where caller = ${caller}`.execute(database);
  return rows[0];
};

/** Counts one more failure; after `forgottenBefore` the count begins anew. */
export const countFailure = async (
  database: Kysely<Tables>,
  { caller, now, forgottenBefore }: { readonly caller: string; readonly now: Date; readonly forgottenBefore: Date },
): Promise<void> => {
  await sql`
    insert into promo_attempts (caller, failures, failed_at) values (${caller}, 1, ${now})
    on conflict (caller) do update set
      failures = case when promo_attempts.failed_at < ${forgottenBefore} then 1 else promo_attempts.failures + 1 end,
      failed_at = excluded.failed_at`.execute(database);
};

/** Forgets what was counted before a moment, whoever it was. */
export const forgetFailuresBefore = async (database: Kysely<Tables>, moment: Date): Promise<void> => {
  await sql`delete from promo_attempts where failed_at < ${moment}`.execute(database);
};

export const forgetFailures = async (database: Kysely<Tables>, caller: string): Promise<void> => {
  await sql`delete from promo_attempts where caller = ${caller}`.execute(database);
};
