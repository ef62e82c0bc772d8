import { loadShopClient } from '#core/api/load-shop-client.ts';
import { type LoadedData, useLoad } from '#core/ui/use-load.ts';
import type { SavedAddress } from '../saved-addresses.contract.ts';

/** Loading state of the customer's saved addresses. */
export type SavedAddressesState = LoadedData<readonly SavedAddress[]>;

/** Loads the customer's saved addresses: the default first, then the newest. */
export const useAddresses = (): SavedAddressesState => useLoad(readAddresses);

const readAddresses = async (): Promise<readonly SavedAddress[]> => {
  const shop = await loadShopClient();
  const { addresses } = await shop.savedAddresses.list();
  return addresses;
};
