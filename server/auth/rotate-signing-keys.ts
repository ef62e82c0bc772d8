import type { Pool } from 'pg';
import { queriesOn } from '../database/connect.ts';
import { createSecretBox } from '../sealing/secret-box.ts';
import { type Rotation, rotateKeys } from './keys/kept-keys.ts';
import { confirmSecretKey } from './keys/vault.repository.ts';
import type { AccountsTables } from './tables.ts';

/**
 * Publishes the next key of access tokens on a migrated database, whether or not servers run on it (accounts contract,
 * section 4). Throws when the database's secrets were sealed with another key.
 */
export const rotateSigningKeys = async (pool: Pool, secretKey: Buffer): Promise<Rotation> => {
  const database = queriesOn<AccountsTables>(pool);
  const box = createSecretBox(secretKey);
  await confirmSecretKey(database, box);
  return rotateKeys(database, box);
};
