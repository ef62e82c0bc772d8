import type { JWK } from 'jose';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import type { AccountsTables } from '../tables.ts';

export type StoredKey = { readonly id: string; readonly privateJwk: JWK; readonly signsFrom: Date };
export type NewKey = { readonly id: string; readonly privateJwk: JWK; readonly signsFrom: Date };

/** All keys, newest first. */
export const storedKeys = async (database: Kysely<AccountsTables>, box: SecretBox): Promise<readonly StoredKey[]> => {
  const rows = await database.selectFrom('auth.signing_keys').selectAll().orderBy('active_from', 'desc').execute();
  return rows.map(({ id, active_from: signsFrom, encrypted_private_jwk: closed }) => ({
    id,
    privateJwk: JSON.parse(box.decrypt('signing-key', closed)),
    signsFrom,
  }));
};

/** Runs `work` under a lock on the keys, so that one of several concurrent processes creates a key and the others load it. */
export const withSigningKeyLock = <Result>(
  database: Kysely<AccountsTables>,
  work: (transaction: Transaction<AccountsTables>) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await sql`lock table auth.signing_keys in exclusive mode`.execute(transaction);
    return work(transaction);
  });

export const insertKey = async (
  transaction: Transaction<AccountsTables>,
  box: SecretBox,
  key: NewKey,
): Promise<void> => {
  await transaction
    .insertInto('auth.signing_keys')
    .values({ id: key.id, encrypted_private_jwk: encryptPrivateKey(box, key.privateJwk), active_from: key.signsFrom })
    .execute();
};

/** Deletes the keys whose successor has been signing since before this moment. */
export const deleteKeysSucceededBefore = async (database: Kysely<AccountsTables>, moment: Date): Promise<void> => {
  await sql`delete from auth.signing_keys retired where exists (
    select 1 from auth.signing_keys successor
    where successor.active_from > retired.active_from and successor.active_from < ${moment})`.execute(database);
};

const encryptPrivateKey = (box: SecretBox, privateJwk: JWK): Buffer =>
  box.encrypt('signing-key', JSON.stringify(privateJwk));
