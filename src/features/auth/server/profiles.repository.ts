import { type Kysely, sql } from 'kysely';
import { allConditionsHold, type Clause } from '#core/server/database/atomic-statement.ts';
import { withCustomPlan } from '#core/server/database/prepared-statements.ts';
import type { SearchTerm } from '#core/server/database/search-terms.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

export type NewProfile = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null until the customer has entered it. */
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
};

export const insertProfile = async (database: Reader, { id, name, email, phone, dateOfBirth }: NewProfile) => {
  await database
    .insertInto('profiles')
    .values({ id, name, email, phone_number: phone, date_of_birth: dateOfBirth })
    .execute();
};

/** Clause that inserts the profile of a phone customer; no-op when there is one. `email` may be empty. */
export const insertContactProfileClause = ({ id, name, email, phone }: Omit<NewProfile, 'dateOfBirth'>): Clause => ({
  name: 'who',
  writes: sql`contact_profile as (
    insert into profiles (id, name, email, phone_number)
    select ${id}::uuid, ${name}::text, ${email}::text, ${phone}::text where ${allConditionsHold}
    on conflict do nothing
  )`,
});

/** Stores a customer's first e-mail address. */
export const setProfileEmail = async (database: Reader, id: string, email: string): Promise<void> => {
  await database.updateTable('profiles').set({ email }).where('id', '=', id).where('email', '=', '').execute();
};

/** A customer in the results of an admin's search; `email` is empty without an address. */
export type CustomerMatch = {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
};

/** Returns customers whose name, phone number or address contains all terms, unordered. */
export const findCustomersBy = async (
  database: Reader,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<CustomerMatch[]> => {
  let query = database
    .selectFrom('profiles')
    .select(['id', 'name', 'phone_number as phone', 'email'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user_roles').select('user_id').whereRef('user_roles.user_id', '=', 'profiles.id'))),
    );
  for (const { text, inIndex } of terms) {
    query = query.where(sql<boolean>`strpos(search_text, ${text}) > 0`);
    for (const part of inIndex) {
      query = query.where(sql<boolean>`spell_search_text(search_text) like spell_search_text(${part})`);
    }
  }
  // unordered, because sorting would read every customer with a common name
  return query.limit(limit).modifyEnd(withCustomPlan).execute();
};

/** Updates name and phone number; inserts a missing profile, as for the first admin. */
export const updateProfileRow = async (
  database: Reader,
  { id, email, name, phone }: Pick<NewProfile, 'id' | 'email' | 'name' | 'phone'>,
): Promise<void> => {
  await database
    .insertInto('profiles')
    .values({ id, email, name, phone_number: phone, date_of_birth: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, phone_number: phone }))
    .execute();
};

/** Replaces all fields of a profile; does not insert one. */
export const replaceProfile = async (
  database: Reader,
  { id, name, phone, dateOfBirth }: Omit<NewProfile, 'email'>,
): Promise<void> => {
  await database
    .updateTable('profiles')
    .set({ name, phone_number: phone, date_of_birth: dateOfBirth })
    .where('id', '=', id)
    .execute();
};

export const findProfile = (database: Reader, id: string) =>
  database
    .selectFrom('profiles')
    .select(['name', 'email', 'phone_number as phone', 'date_of_birth as dateOfBirth'])
    .where('id', '=', id)
    .executeTakeFirst();
