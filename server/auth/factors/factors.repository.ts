import type { Kysely } from 'kysely';
import type { AccountsTables, FactorRow } from '../tables.ts';

/** All of a person's factors, the unproven ones too, the oldest first. */
export const factorsOf = (database: Kysely<AccountsTables>, userId: string): Promise<FactorRow[]> =>
  database.selectFrom('auth.factors').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
