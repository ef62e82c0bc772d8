import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { deleteAddresses } from './addresses.repository.ts';

/** Deletes all addresses that were saved in an account. */
export const deleteAddressesOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  deleteAddresses(transaction, userId);
