import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { type DoneDeed, insertDeed } from './audit.repository.ts';

/** Writes down what an admin does, in the transaction that does it: both stay, or neither (decision 92). */
export const recordDeed = (transaction: Transaction<Tables>, deed: DoneDeed): Promise<void> =>
  insertDeed(transaction, deed);
