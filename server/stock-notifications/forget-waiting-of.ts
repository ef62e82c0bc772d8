import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { deleteWaitingOf, type Waiting } from './stock-notifications.repository.ts';

/** Forgets what somebody waits for, and what they have been told of. */
export const forgetWaitingOf = (transaction: Transaction<Tables>, whose: Waiting): Promise<void> =>
  deleteWaitingOf(transaction, whose);
