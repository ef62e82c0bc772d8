import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { detachWaiting } from './stock-notifications.repository.ts';

/** Takes stock notifications off an account: each goes to the address that it was asked for. */
export const detachWaitingOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  detachWaiting(transaction, userId);
