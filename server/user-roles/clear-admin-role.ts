import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { deleteAdminRole } from './user-roles.repository.ts';

/** Takes the admin role from an account that passes to the owner of its address (decision 163); a no-op for customers. */
export const clearAdminRole = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  deleteAdminRole(transaction, userId);
