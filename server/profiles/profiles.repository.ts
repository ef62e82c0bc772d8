import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

type Reader = Kysely<Tables>;

export type NewProfile = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null: they have not told it yet. */
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
};

export const insertProfile = async (database: Reader, { id, name, email, phone, dateOfBirth }: NewProfile) => {
  await database
    .insertInto('profiles')
    .values({ id, name, email, phone_number: phone, date_of_birth: dateOfBirth })
    .execute();
};

/** Writes name and phone number anew; whoever had no profile, such as the first admin, has one then. */
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

/** Writes a profile anew, whatever stood in it; nobody gets one who had none. */
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
