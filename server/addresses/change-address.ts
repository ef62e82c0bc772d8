import type { Transaction } from 'kysely';
import type { SavedAddress } from '../../contract/addresses.ts';
import type { AddressForm } from '../../domain/people/forms.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../database/connect.ts';
import type { Tables } from '../database/schema.ts';
import type { ShopRoom } from '../shop-room.ts';
import { clearDefault, updateAddress, waitForTurn } from './addresses.repository.ts';

type ChangedAddress = AddressForm & { readonly id: string };

/**
 * Writes one of a customer's addresses anew; as the default it takes the place of the one before (decision 26).
 * ADDRESS_NOT_FOUND, for an address of somebody else too.
 */
export const changeAddress = ({ database }: ShopRoom, userId: string, changed: ChangedAddress): Promise<SavedAddress> =>
  inTransaction(database, async (transaction) => {
    await waitForTurn(transaction, userId);
    return rewriteAddress(transaction, userId, changed);
  });

/** The same in the turn of whoever has waited for it. */
export const rewriteAddress = async (
  transaction: Transaction<Tables>,
  userId: string,
  changed: ChangedAddress,
): Promise<SavedAddress> => {
  if (changed.isDefault) await clearDefault(transaction, userId);
  const address = await updateAddress(transaction, { ...changed, userId });
  if (address === undefined) throw new Refusal('ADDRESS_NOT_FOUND');
  return address;
};
