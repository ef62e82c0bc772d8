import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { deleteInvitationsBy } from './staff-invitations.repository.ts';
import { deleteStaffRole } from './user-roles.repository.ts';

/**
 * Removes the role from an account that its address's owner claims (decision 163), and what it invited; no-op for customers.
 */
export const clearStaffRole = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await deleteStaffRole(transaction, userId);
  await deleteInvitationsBy(transaction, userId);
};
