import type { JWK } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { AccountsTables } from '../tables.ts';

export type StoredKey = { readonly id: string; readonly privateJwk: JWK; readonly signsFrom: Date };

/** All keys, the newest first. */
export const storedKeys = async (database: Kysely<AccountsTables>): Promise<readonly StoredKey[]> => {
  const rows = await database.selectFrom('auth.signing_keys').selectAll().orderBy('signs_from', 'desc').execute();
  return rows.map((row) => ({ id: row.id, privateJwk: row.private_jwk, signsFrom: row.signs_from }));
};

/** Keeps this key unless another process was first; answers the keys that stand. */
export const keepFirstKey = (
  database: Kysely<AccountsTables>,
  key: { readonly id: string; readonly privateJwk: JWK },
): Promise<readonly StoredKey[]> =>
  database.transaction().execute(async (transaction) => {
    await sql`lock table auth.signing_keys in exclusive mode`.execute(transaction);
    const standing = await storedKeys(transaction);
    if (standing.length > 0) return standing;
    await transaction
      .insertInto('auth.signing_keys')
      .values({ id: key.id, private_jwk: JSON.stringify(key.privateJwk) })
      .execute();
    return storedKeys(transaction);
  });
