import type { SavedAddress } from '../../contract/addresses.ts';
import { type AddressForm, MAX_ADDRESSES } from '../../domain/people/forms.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { clearDefault, findAddresses, insertAddress, waitForTurn } from './addresses.repository.ts';
import { rewriteAddress } from './change-address.ts';

/**
 * Keeps an address of a customer; the first one becomes the default (decision 26). The very same address again, as a form
 * sent twice brings it, stays one. ADDRESS_BOOK_FULL `{ most }`.
 */
export const addAddress = ({ database, clock }: ShopRoom, userId: string, form: AddressForm): Promise<SavedAddress> =>
  inTransaction(database, async (transaction) => {
    await waitForTurn(transaction, userId);
    const kept = await findAddresses(transaction, userId);
    const same = kept.find((address) => isSame(address, form));
    if (same !== undefined) {
      return rewriteAddress(transaction, userId, { ...same, isDefault: same.isDefault || form.isDefault });
    }
    if (kept.length >= MAX_ADDRESSES) throw new Refusal('ADDRESS_BOOK_FULL', { most: MAX_ADDRESSES });
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
