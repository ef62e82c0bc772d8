import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { deleteStaffRole } from './user-roles.repository.ts';

/** Removes the role from an account that its address's owner claims (decision 163); no-op for customers. */
export const clearStaffRole = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  deleteStaffRole(transaction, userId);
