import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { unuseOnce } from './promos.repository.ts';

/** Gives the use of a code back, in the transaction that cancels its order (decision 7). */
export const giveUseBack = (transaction: Transaction<Tables>, code: string): Promise<void> =>
  unuseOnce(transaction, code);
