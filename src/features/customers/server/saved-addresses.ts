import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import { type AddressForm, MAX_ADDRESSES } from '#core/forms/forms.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { SavedAddress } from '../saved-addresses.contract.ts';
import { addressErrors } from '../saved-addresses.contract.ts';
import {
  clearDefault,
  deleteAddress,
  findAddresses,
  insertAddress,
  lockAddresses,
  updateAddress,
} from './saved-addresses.repository.ts';

/**
 * Adds an address of a customer; the first becomes the default (decision 26). A duplicate, as from a form sent twice, is
 * stored once. SAVED_ADDRESS_LIMIT_REACHED `{ max }`.
 */
export const addAddress = (
  { database, clock }: ShopContext,
  userId: string,
  form: AddressForm,
): Promise<SavedAddress> =>
  inTransaction(database, async (transaction) => {
    await lockAddresses(transaction, userId);
    const stored = await findAddresses(transaction, userId);
    const same = stored.find((address) => isSame(address, form));
    if (same !== undefined) {
      return rewriteAddress(transaction, userId, { ...same, isDefault: same.isDefault || form.isDefault });
    }
    if (stored.length >= MAX_ADDRESSES)
      throw new AppError(addressErrors, 'SAVED_ADDRESS_LIMIT_REACHED', { max: MAX_ADDRESSES });
    const isDefault = form.isDefault || stored.length === 0;
    if (isDefault) await clearDefault(transaction, userId);
    return insertAddress(transaction, { ...form, isDefault, userId, now: clock() });
  });

const isSame = (address: SavedAddress, form: AddressForm): boolean =>
  address.label === form.label &&
  address.fullName === form.fullName &&
  address.phone === form.phone &&
  address.address === form.address &&
  address.city === form.city &&
  address.postalCode === form.postalCode;

type ChangedAddress = AddressForm & { readonly id: string };

/**
 * Updates an address of a customer; a new default replaces the previous one (decision 26). ADDRESS_NOT_FOUND, also for another
 * customer's address.
 */
export const changeAddress = (
  { database }: ShopContext,
  userId: string,
  changed: ChangedAddress,
): Promise<SavedAddress> =>
  inTransaction(database, async (transaction) => {
    await lockAddresses(transaction, userId);
    return rewriteAddress(transaction, userId, changed);
  });

/** Updates the address; the caller holds the lock. */
const rewriteAddress = async (
  transaction: Transaction<Tables>,
  userId: string,
  changed: ChangedAddress,
): Promise<SavedAddress> => {
  if (changed.isDefault) await clearDefault(transaction, userId);
  const address = await updateAddress(transaction, { ...changed, userId });
  if (address === undefined) throw new AppError(addressErrors, 'ADDRESS_NOT_FOUND');
  return address;
};

/** Lists a customer's addresses: the default first, then the newest (specification 7). */
export const listAddresses = ({ database }: ShopContext, userId: string): Promise<SavedAddress[]> =>
  findAddresses(database.kysely, userId);

/** Deletes an address of a customer; no other becomes the default. ADDRESS_NOT_FOUND. */
export const removeAddress = async ({ database }: ShopContext, userId: string, id: string): Promise<void> => {
  if (!(await deleteAddress(database.kysely, userId, id))) throw new AppError(addressErrors, 'ADDRESS_NOT_FOUND');
};
