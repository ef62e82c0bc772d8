import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { deleteSubscription } from './newsletter.repository.ts';

/** Takes an address off the newsletter, in the transaction in which its owner leaves. */
export const unsubscribeAddress = (transaction: Transaction<Tables>, email: string): Promise<void> =>
  deleteSubscription(transaction, email);
