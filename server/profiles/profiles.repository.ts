import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

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

/** Updates name and phone number; inserts a profile when there is none, as for the first admin. */
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
