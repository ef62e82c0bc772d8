import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/schema.ts';

type Reader = Kysely<Tables>;

export const hasAdminRole = async (database: Reader, userId: string): Promise<boolean> => {
  const row = await database
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return row !== undefined;
};

export const insertAdminRole = async (database: Reader, userId: string): Promise<void> => {
  await database
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

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
export const writeProfile = async (
  database: Reader,
  { id, email, name, phone }: Pick<NewProfile, 'id' | 'email' | 'name' | 'phone'>,
): Promise<void> => {
  await database
    .insertInto('profiles')
    .values({ id, email, name, phone_number: phone, date_of_birth: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, phone_number: phone }))
    .execute();
};

export const findProfile = (database: Reader, id: string) =>
  database
    .selectFrom('profiles')
    .select(['name', 'email', 'phone_number as phone', 'date_of_birth as dateOfBirth'])
    .where('id', '=', id)
    .executeTakeFirst();

export type NewMessage = Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>;

export const insertMessage = async (database: Reader, message: NewMessage): Promise<void> => {
  await database.insertInto('contact_messages').values(message).execute();
};

/** Takes an address off the newsletter, in whatever case it stands there; one that does not is gone already. */
export const deleteSubscription = async (database: Reader, email: string): Promise<void> => {
  await database.deleteFrom('newsletter_subscriptions').where(sql`lower(email)`, '=', sql`lower(${email})`).execute();
};

/** The new row's id; undefined when the address stands there already, in whatever case. */
export const insertSubscription = async (database: Reader, email: string): Promise<string | undefined> => {
  const row = await database
    .insertInto('newsletter_subscriptions')
    .values({ email })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};
