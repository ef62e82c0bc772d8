import type { Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { findProfile } from './profiles.repository.ts';

export {
  type CustomerMatch,
  findCustomersBy,
  findProfile,
  insertContactProfileClause,
  insertProfile,
  type NewProfile,
  replaceProfile,
  setProfileEmail,
  updateProfileRow,
} from './profiles.repository.ts';

/** Returns the name of a person; empty for the first admin, who has no profile. */
export const findPersonName = async (transaction: Transaction<Tables>, userId: string): Promise<string> =>
  (await findProfile(transaction, userId))?.name ?? '';
