import type { Transaction } from 'kysely';
import type { SavedAddress } from '../../contract/saved-addresses.ts';
import { type AddressForm, MAX_ADDRESSES } from '../../domain/forms/forms.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import {
  clearDefault,
  deleteAddress,
  deleteAddresses,
  findAddresses,
  insertAddress,
  updateAddress,
  waitForTurn,
} from './saved-addresses.repository.ts';

/**
 * Keeps an address of a customer; the first one becomes the default (decision 26). The very same address again, as a form
 * sent twice brings it, stays one. SAVED_ADDRESS_LIMIT_REACHED `{ most }`.
 */
export const addAddress = (
  { database, clock }: ShopContext,
  userId: string,
  form: AddressForm,
): Promise<SavedAddress> =>
  inTransaction(database, async (transaction) => {
    await waitForTurn(transaction, userId);
    const kept = await findAddresses(transaction, userId);
    const same = kept.find((address) => isSame(address, form));
    if (same !== undefined) {
      return rewriteAddress(transaction, userId, { ...same, isDefault: same.isDefault || form.isDefault });
    }
    if (kept.length >= MAX_ADDRESSES) throw new Refusal('SAVED_ADDRESS_LIMIT_REACHED', { most: MAX_ADDRESSES });
    const isDefault = form.isDefault || kept.length === 0;
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
 * Writes one of a customer's addresses anew; as the default it takes the place of the one before (decision 26).
 * ADDRESS_NOT_FOUND, for an address of somebody else too.
 */
export const changeAddress = (
  { database }: ShopContext,
  userId: string,
  changed: ChangedAddress,
): Promise<SavedAddress> =>
  inTransaction(database, async (transaction) => {
    await waitForTurn(transaction, userId);
    return rewriteAddress(transaction, userId, changed);
  });

/** The same in the turn of whoever has waited for it. */
const rewriteAddress = async (
  transaction: Transaction<Tables>,
  userId: string,
  changed: ChangedAddress,
): Promise<SavedAddress> => {
  if (changed.isDefault) await clearDefault(transaction, userId);
  const address = await updateAddress(transaction, { ...changed, userId });
  if (address === undefined) throw new Refusal('ADDRESS_NOT_FOUND');
  return address;
};

/** A customer's addresses: the default first, then the newest (specification 7). */
export const listAddresses = ({ database }: ShopContext, userId: string): Promise<SavedAddress[]> =>
  findAddresses(database.kysely, userId);

/** Deletes one of a customer's addresses; no other one becomes the default. ADDRESS_NOT_FOUND. */
export const removeAddress = async ({ database }: ShopContext, userId: string, id: string): Promise<void> => {
  if (!(await deleteAddress(database.kysely, userId, id))) throw new Refusal('ADDRESS_NOT_FOUND');
};

/** Deletes all addresses that were saved in an account. */
export const deleteAddressesOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  deleteAddresses(transaction, userId);
