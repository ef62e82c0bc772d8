import type { Transaction } from 'kysely';
import { deleteStaffRole } from '#features/auth/server/staff-roles.repository.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { deleteInvitationsBy } from './staff-invitations.repository.ts';

/**
 * Removes the role from an account that its address's owner claims (decision 163), and what it invited; no-op for customers.
 */
export const clearStaffRole = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await deleteStaffRole(transaction, userId);
  await deleteInvitationsBy(transaction, userId);
};
