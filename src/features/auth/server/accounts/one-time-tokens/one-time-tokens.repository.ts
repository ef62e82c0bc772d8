import { type Insertable, type Kysely, sql } from 'kysely';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { AccountsTables, OneTimeKind, OneTimeTokenRow } from '../tables.ts';

/** Stores a token of a locked user; replaces the previous one of its kind. */
export const upsertToken = async (
  transaction: AccountsTransaction,
  token: Insertable<AccountsTables['auth.one_time_tokens']>,
): Promise<void> => {
  await transaction
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', token.user_id)
    .where('kind', '=', token.kind)
    .execute();
  await transaction.insertInto('auth.one_time_tokens').values(token).execute();
};

/** The valid token with this link. */
export const findTokenByLink = (
  database: Kysely<AccountsTables>,
  linkHash: Buffer,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeTokenRow | undefined> =>
  database
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** An entered code: the recipient's address, and the kinds in the order of the lookup. */
type TypedCode = {
  readonly sentTo: string;
  readonly kinds: readonly OneTimeKind[];
  readonly codeHash: Buffer;
};

/** Maximum number of wrong codes; afterwards the correct one is refused too (accounts contract, section 7). */
const MAX_WRONG_CODES = 5;

/** The valid token with this code. */
export const findTokenByCode = (
  database: Kysely<AccountsTables>,
  { sentTo, kinds, codeHash }: TypedCode,
): Promise<OneTimeTokenRow | undefined> =>
  database
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('recipient', '=', sentTo)
    .where('kind', 'in', kinds)
    .where('code_hash', '=', codeHash)
    .where('failed_attempts', '<', MAX_WRONG_CODES)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`array_position(${[...kinds]}::text[], kind)`)
    .executeTakeFirst();

/** Deletes a token of a locked user; false when it was used or replaced meanwhile. */
export const deleteTokenForUse = async (transaction: AccountsTransaction, id: string): Promise<boolean> => {
  const taken = await transaction
    .deleteFrom('auth.one_time_tokens')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

/**
 * Counts a wrong code for all tokens sent to this address. Updates row by row: a caller that holds a row lock
 * without the user's lock must not wait for a second row.
 */
export const countWrongCode = async (
  database: Kysely<AccountsTables>,
  { sentTo, kinds }: Pick<TypedCode, 'sentTo' | 'kinds'>,
): Promise<void> => {
  const tokens = await database
    .selectFrom('auth.one_time_tokens')
    .select('id')
    .where('recipient', '=', sentTo)
    .where('kind', 'in', kinds)
    .execute();
  for (const { id } of tokens) {
    await database
      .updateTable('auth.one_time_tokens')
      .set((row) => ({ failed_attempts: row('failed_attempts', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
};

/** Deletes all tokens of a locked user. */
export const clearTokens = async (transaction: AccountsTransaction, userId: string): Promise<void> => {
  await transaction.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute();
};

/** Deletes expired tokens; skips locked rows until the next run. */
export const deleteExpiredTokens = async (database: Kysely<AccountsTables>): Promise<void> => {
  await database
    .deleteFrom('auth.one_time_tokens')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('auth.one_time_tokens')
        .select('id')
        .where('expires_at', '<', sql<Date>`now()`)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
};
