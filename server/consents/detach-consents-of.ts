import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { detachConsents } from './consents.repository.ts';

/** Takes consents off an account, but the one to the account itself: they stay with the address that gave them. */
export const detachConsentsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  detachConsents(transaction, userId);
