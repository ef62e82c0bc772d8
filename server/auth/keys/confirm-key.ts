import type { Pool } from 'pg';
import { queriesOn } from '../../database/connect.ts';
import { createSecretBox } from '../../sealing/secret-box.ts';
import type { AccountsTables } from '../tables.ts';
import { confirmSecretKey } from './vault.repository.ts';

/** Throws unless a database's secrets were sealed with this key. */
export const confirmKey = (pool: Pool, secretKey: Buffer): Promise<void> =>
  confirmSecretKey(queriesOn<AccountsTables>(pool), createSecretBox(secretKey));

/** What only a holder of the key can make, and what the key cannot be found by. */
export const fingerprintOf = (secretKey: Buffer): string =>
  createSecretBox(secretKey).hash('vault', 'fingerprint').toString('base64');
