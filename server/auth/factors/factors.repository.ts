import type { Insertable, Kysely } from 'kysely';
import type { AccountsTransaction } from '../accounts-room.ts';
import type { TryLimit } from '../accounts-settings.ts';
import type { AccountsTables, FactorRow, FactorType } from '../tables.ts';

/** All of a person's factors, the unproven ones too, the oldest first. */
export const factorsOf = (database: Kysely<AccountsTables>, userId: string): Promise<FactorRow[]> =>
  database.selectFrom('auth.factors').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

export const findFactor = (
  database: Kysely<AccountsTables>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<FactorRow | undefined> =>
  database.selectFrom('auth.factors').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

export const insertFactor = (
  transaction: AccountsTransaction,
  factor: Insertable<AccountsTables['auth.factors']>,
): Promise<FactorRow> => transaction.insertInto('auth.factors').values(factor).returningAll().executeTakeFirstOrThrow();

/**
 * Writes down that the factor is challenged now; undefined when it was challenged after `unlessSince`, which the database
 * decides, or is gone.
 */
export const markChallenged = (
  transaction: AccountsTransaction,
  id: string,
  unlessSince: Date | null,
): Promise<FactorRow | undefined> => {
  let due = transaction.updateTable('auth.factors').set({ last_challenged_at: new Date() }).where('id', '=', id);
  if (unlessSince !== null) {
    due = due.where((be) => be.or([be('last_challenged_at', 'is', null), be('last_challenged_at', '<=', unlessSince)]));
  }
  return due.returningAll().executeTakeFirst();
};

/** The factor has proven itself; `step` is that of its code, null when its codes have none. */
export const markProven = async (
  transaction: AccountsTransaction,
  { id }: FactorRow,
  step: number | null,
): Promise<void> => {
  await transaction
    .updateTable('auth.factors')
    .set({ status: 'verified', last_step: step, wrong_codes: 0, locked_until: null, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
};

/** One wrong code more; with the last one that is allowed, the factor rests and the count begins anew. */
export const countWrongCode = async (
  transaction: AccountsTransaction,
  factor: FactorRow,
  { tries, seconds }: TryLimit,
): Promise<void> => {
  const isLast = factor.wrong_codes + 1 >= tries;
  await transaction
    .updateTable('auth.factors')
    .set(
      isLast
        ? { wrong_codes: 0, locked_until: new Date(Date.now() + seconds * 1000) }
        : { wrong_codes: factor.wrong_codes + 1 },
    )
    .where('id', '=', factor.id)
    .execute();
};

export const deleteFactor = async (transaction: AccountsTransaction, id: string): Promise<void> => {
  await transaction.deleteFrom('auth.factors').where('id', '=', id).execute();
};

/** Deletes what else of this type the person began to enrol and never proved. */
export const deleteUnproven = async (
  transaction: AccountsTransaction,
  userId: string,
  type: FactorType,
): Promise<void> => {
  await transaction
    .deleteFrom('auth.factors')
    .where('user_id', '=', userId)
    .where('factor_type', '=', type)
    .where('status', '=', 'unverified')
    .execute();
};

/** Deletes factors that were enrolled before this moment and never even challenged: one person's, or everybody's. */
export const forgetAbandoned = async (
  database: Kysely<AccountsTables>,
  before: Date,
  userId: string | null = null,
): Promise<void> => {
  let abandoned = database
    .deleteFrom('auth.factors')
    .where('status', '=', 'unverified')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('auth.challenges').whereRef('factor_id', '=', 'auth.factors.id').select('id'))),
    );
  if (userId !== null) abandoned = abandoned.where('user_id', '=', userId);
  await abandoned.execute();
};
