import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { deleteMessagesFrom } from './messages.repository.ts';

/** Forgets what was written to the shop from an address. */
export const forgetMessagesOf = (transaction: Transaction<Tables>, email: string): Promise<void> =>
  deleteMessagesFrom(transaction, email);
