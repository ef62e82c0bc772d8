import type { SavedAddress } from '../../../../contract/saved-addresses.ts';
import { loadShopClient } from '../../../api/load-shop-client.ts';
import { type LoadOptions, useLoad } from '../use-account.ts';

/** The addresses a customer keeps, and the ways to ask for them again. */
export type SavedAddressesState = LoadOptions<readonly SavedAddress[]>;

/** The addresses of who is signed in: the default first, then the newest. */
export const useAddresses = (): SavedAddressesState => useLoad(readAddresses);

const readAddresses = async (): Promise<readonly SavedAddress[]> => {
  const shop = await loadShopClient();
  const { addresses } = await shop.savedAddresses.list();
  return addresses;
};
