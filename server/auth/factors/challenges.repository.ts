import type { Insertable, Kysely } from 'kysely';
import type { AccountsTransaction } from '../accounts-room.ts';
import type { AccountsTables, ChallengeRow } from '../tables.ts';

export const insertChallenge = (
  transaction: AccountsTransaction,
  challenge: Insertable<AccountsTables['auth.challenges']>,
): Promise<ChallengeRow> =>
  transaction.insertInto('auth.challenges').values(challenge).returningAll().executeTakeFirstOrThrow();

/** The challenge of this factor, and whether this address asked for it; nobody else may use it until the end. */
export const lockChallenge = (
  transaction: AccountsTransaction,
  { id, factorId, address }: { readonly id: string; readonly factorId: string; readonly address: string | null },
): Promise<(ChallengeRow & { readonly isFromAddress: boolean }) | undefined> =>
  transaction
    .selectFrom('auth.challenges')
    .selectAll()
    .select((be) => be('ip', 'is not distinct from', address).$castTo<boolean>().as('isFromAddress'))
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .forUpdate()
    .executeTakeFirst();

export const markChallengeUsed = async (transaction: AccountsTransaction, id: string): Promise<void> => {
  await transaction.updateTable('auth.challenges').set({ used_at: new Date() }).where('id', '=', id).execute();
};

export const forgetChallengesBefore = async (database: Kysely<AccountsTables>, moment: Date): Promise<void> => {
  await database.deleteFrom('auth.challenges').where('created_at', '<', moment).execute();
};
