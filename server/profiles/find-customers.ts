import type { Clause } from '../../platform/database/statement-clauses.ts';
import type { SearchTerm } from '../orders/order-filters.ts';
import type { ShopContext } from '../shop-context.ts';
import {
  type FoundCustomer,
  findCustomersBy,
  insertContactProfileClause,
  type NewProfile,
  setProfileEmail,
} from './profiles.repository.ts';

/** Finds customers whose name, phone number or address contains all terms, in no order; admins are none. */
export const findCustomers = (
  { database }: Pick<ShopContext, 'database'>,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<FoundCustomer[]> => findCustomersBy(database.kysely, terms, limit);

/** Adds the profile of a customer without an address in the statement of the caller. */
export const contactProfileClause = (contact: Pick<NewProfile, 'id' | 'name' | 'phone'>): Clause =>
  insertContactProfileClause(contact);

/** Writes the first address of a customer into the profile. */
export const addProfileEmail = (
  { database }: Pick<ShopContext, 'database'>,
  id: string,
  email: string,
): Promise<void> => setProfileEmail(database.kysely, id, email);
