import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { deleteAdminRole } from './user-roles.repository.ts';

/** Removes the admin role from an account that its address's owner claims (decision 163); no-op for customers. */
export const clearAdminRole = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  deleteAdminRole(transaction, userId);
