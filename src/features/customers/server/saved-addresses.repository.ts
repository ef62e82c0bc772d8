import { type Kysely, sql, type Transaction } from 'kysely';
import type { AddressForm } from '#core/forms/forms.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { SavedAddress } from '../saved-addresses.contract.ts';

type Writer = Transaction<Tables>;

const columns = [
  'id',
  'label',
  'full_name as fullName',
  'phone',
  'address',
  'city',
  'postal_code as postalCode',
  'is_default as isDefault',
] as const;

/** Returns a customer's addresses: the default first, then the newest. */
export const findAddresses = (database: Kysely<Tables>, userId: string): Promise<SavedAddress[]> =>
  database
    .selectFrom('saved_addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Takes an advisory lock on a customer's addresses until the end of the transaction. */
export const lockAddresses = async (transaction: Writer, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`.execute(transaction);
};

/** Clears a customer's default address before another one is set. */
export const clearDefault = async (transaction: Writer, userId: string): Promise<void> => {
  await transaction
    .updateTable('saved_addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', sql.lit(true))
    .execute();
};

export const insertAddress = (
  transaction: Writer,
  { userId, now, ...form }: AddressForm & { readonly userId: string; readonly now: Date },
): Promise<SavedAddress> =>
  transaction
    .insertInto('saved_addresses')
    .values({ ...columnsOf(form), user_id: userId, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Updates a customer's address; undefined when the customer has none with this id. */
export const updateAddress = (
  transaction: Writer,
  { userId, id, ...form }: AddressForm & { readonly userId: string; readonly id: string },
): Promise<SavedAddress | undefined> =>
  transaction
    .updateTable('saved_addresses')
    .set(columnsOf(form))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();

/** Deletes a customer's address; false when the customer has none with this id. */
export const deleteAddress = async (database: Kysely<Tables>, userId: string, id: string): Promise<boolean> => {
  const row = await database
    .deleteFrom('saved_addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

const columnsOf = ({ label, fullName, phone, address, city, postalCode, isDefault }: AddressForm) => ({
  label,
  full_name: fullName,
  phone,
  address,
  city,
  postal_code: postalCode,
  is_default: isDefault,
});

export const deleteAddresses = async (transaction: Writer, userId: string): Promise<void> => {
  await transaction.deleteFrom('saved_addresses').where('user_id', '=', userId).execute();
};
