import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { holdAdmins } from './people.repository.ts';

/** Whether nobody would be left to run the shop without this account. Of two admins who leave at once one stays. */
export const isLastAdmin = async (transaction: Transaction<Tables>, userId: string): Promise<boolean> => {
  const admins = await holdAdmins(transaction);
  return admins.length === 1 && admins[0] === userId;
};
