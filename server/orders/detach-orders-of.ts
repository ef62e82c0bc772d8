import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { detachOrders } from './orders.repository.ts';

/**
 * Takes orders off an account, with all that stands in them: the shop goes on with them, and no account shows them. Answers
 * how many there were.
 */
export const detachOrdersOf = (transaction: Transaction<Tables>, userId: string): Promise<number> =>
  detachOrders(transaction, userId);
