import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../platform/database/schema.ts';

type PromoAttempts = { readonly failed_attempts: number; readonly last_failed_at: Date };

/** Returns the failed attempts of a caller, if any. */
export const findAttempts = async (database: Kysely<Tables>, caller: string): Promise<PromoAttempts | undefined> => {
  const { rows } = await sql<PromoAttempts>`
    select failed_attempts, last_failed_at from promo_attempts where subject_hash = ${caller}`.execute(database);
  return rows[0];
};

/** Counts a failed attempt; restarts the count when the last one was before `forgottenBefore`. */
export const countFailure = async (
  database: Kysely<Tables>,
  { caller, now, forgottenBefore }: { readonly caller: string; readonly now: Date; readonly forgottenBefore: Date },
): Promise<void> => {
  await sql`
    insert into promo_attempts (subject_hash, failed_attempts, last_failed_at) values (${caller}, 1, ${now})
    on conflict (subject_hash) do update set
      failed_attempts = case when promo_attempts.last_failed_at < ${forgottenBefore} then 1 else promo_attempts.failed_attempts + 1 end,
      last_failed_at = excluded.last_failed_at`.execute(database);
};

/** Deletes attempts before a time. */
export const deletePromoAttemptsBefore = async (database: Kysely<Tables>, moment: Date): Promise<void> => {
  await sql`delete from promo_attempts where last_failed_at < ${moment}`.execute(database);
};

export const clearPromoAttempts = async (database: Kysely<Tables>, caller: string): Promise<void> => {
  await sql`delete from promo_attempts where subject_hash = ${caller}`.execute(database);
};
