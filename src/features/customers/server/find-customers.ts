import type { ShopContext } from '#core/server/context.ts';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { SearchTerm } from '#core/server/database/search-terms.ts';
import {
  type CustomerMatch,
  findCustomersBy,
  insertContactProfileClause,
  type NewProfile,
  setProfileEmail,
} from '#features/auth/server/profiles.ts';

/** Finds customers, not admins, whose name, phone number or address contains all terms; in no particular order. */
export const findCustomers = (
  { database }: Pick<ShopContext, 'database'>,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<CustomerMatch[]> => findCustomersBy(database.kysely, terms, limit);

/** Returns the clause that inserts the profile of a phone customer. `email` is empty without an address. */
export const contactProfileClause = (contact: Omit<NewProfile, 'dateOfBirth'>): Clause =>
  insertContactProfileClause(contact);

/** Stores a customer's first e-mail address in the profile. */
export const addProfileEmail = (
  { database }: Pick<ShopContext, 'database'>,
  id: string,
  email: string,
): Promise<void> => setProfileEmail(database.kysely, id, email);
