import { type Insertable, type Kysely, sql } from 'kysely';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { AccountsTables, OneTimeKind, OneTimeTokenRow } from '../tables.ts';

/** Keeps a token of a locked person, which takes the place of an older one of its kind. */
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

/** The token with this link, if it may still be used. */
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

/** What a typed code is compared with, by where it was sent; the kinds in the order in which they are tried. */
type TypedCode = {
  readonly sentTo: string;
  readonly kinds: readonly OneTimeKind[];
  readonly codeHash: Buffer;
};

/** So many wrong codes, and the right one comes too late (accounts contract, section 7). */
const MOST_WRONG_CODES = 5;

/** The token with this code, if it may still be used. */
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
    .where('failed_attempts', '<', MOST_WRONG_CODES)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`array_position(${[...kinds]}::text[], kind)`)
    .executeTakeFirst();

/** Takes a token of a locked person away; false when it was used or replaced after it was found. */
export const deleteTokenForUse = async (transaction: AccountsTransaction, id: string): Promise<boolean> => {
  const taken = await transaction
    .deleteFrom('auth.one_time_tokens')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

/**
 * Writes down that a wrong code was typed for whatever was sent there: one token after the other, for whoever holds one
 * without its person may not wait for a second.
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

/** All that was sent to a locked person leads nowhere any more. */
export const clearTokens = async (transaction: AccountsTransaction, userId: string): Promise<void> => {
  await transaction.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute();
};

/** Leaves those that somebody is just using to the next time. */
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
