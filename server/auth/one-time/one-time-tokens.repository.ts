import { type Insertable, type Kysely, sql } from 'kysely';
import type { AccountsTransaction } from '../accounts-room.ts';
import type { AccountsTables, OneTimeKind, OneTimeTokenRow } from '../tables.ts';

/** Keeps a token, which takes the place of an older one of its kind. */
export const keepToken = async (
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

/** Takes the token with this link away, if it may still be used: of two who follow a link at once one gets it. */
export const takeTokenByLink = (
  transaction: AccountsTransaction,
  linkHash: Buffer,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeTokenRow | undefined> =>
  transaction
    .deleteFrom('auth.one_time_tokens')
    .where('link_hash', '=', linkHash)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();

/** What a typed code is compared with, by where it was sent; the kinds in the order in which they are tried. */
type TypedCode = {
  readonly sentTo: string;
  readonly kinds: readonly OneTimeKind[];
  readonly codeHash: Buffer;
};

/** So many wrong codes, and the right one comes too late (accounts contract, section 7). */
const MOST_WRONG_CODES = 5;

/** Takes the token with this code away, if it may still be used. */
export const takeTokenByCode = async (
  transaction: AccountsTransaction,
  { sentTo, kinds, codeHash }: TypedCode,
): Promise<OneTimeTokenRow | undefined> => {
  for (const kind of kinds) {
    const token = await transaction
      .deleteFrom('auth.one_time_tokens')
      .where('sent_to', '=', sentTo)
      .where('kind', '=', kind)
      .where('code_hash', '=', codeHash)
      .where('wrong_codes', '<', MOST_WRONG_CODES)
      .where('expires_at', '>', sql<Date>`now()`)
      .returningAll()
      .executeTakeFirst();
    if (token !== undefined) return token;
  }
  return undefined;
};

/** Whether somebody who types this code may go on; the token stays. */
export const isCodeWaiting = async (
  database: Kysely<AccountsTables>,
  { sentTo, kinds, codeHash }: TypedCode,
): Promise<boolean> => {
  const token = await database
    .selectFrom('auth.one_time_tokens')
    .select('id')
    .where('sent_to', '=', sentTo)
    .where('kind', 'in', kinds)
    .where('code_hash', '=', codeHash)
    .where('wrong_codes', '<', MOST_WRONG_CODES)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return token !== undefined;
};

/** Writes down that a wrong code was typed for whatever was sent there. */
export const countWrongCode = async (
  database: Kysely<AccountsTables>,
  { sentTo, kinds }: Pick<TypedCode, 'sentTo' | 'kinds'>,
): Promise<void> => {
  await database
    .updateTable('auth.one_time_tokens')
    .set((row) => ({ wrong_codes: row('wrong_codes', '+', 1) }))
    .where('sent_to', '=', sentTo)
    .where('kind', 'in', kinds)
    .execute();
};

/** The tokens of these kinds, or all of them, lead nowhere any more. */
export const clearTokens = async (
  transaction: AccountsTransaction,
  userId: string,
  kinds?: readonly OneTimeKind[],
): Promise<void> => {
  let doomed = transaction.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId);
  if (kinds !== undefined) doomed = doomed.where('kind', 'in', kinds);
  await doomed.execute();
};

export const forgetOutdatedTokens = async (database: Kysely<AccountsTables>): Promise<void> => {
  await database.deleteFrom('auth.one_time_tokens').where('expires_at', '<', sql<Date>`now()`).execute();
};
