import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { findProfile } from './people.repository.ts';

/** What somebody is called; empty for the first admin, who was made without a profile. */
export const nameOf = async (transaction: Transaction<Tables>, userId: string): Promise<string> =>
  (await findProfile(transaction, userId))?.name ?? '';
