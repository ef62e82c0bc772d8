import type { SavedAddress } from '../../../contract/addresses.ts';
import { loadShop } from '../../api/browser.ts';
import { type Reading, useReading } from './use-reading.ts';

/** The addresses a customer keeps, and the ways to ask for them again. */
export type AddressBook = Reading<readonly SavedAddress[]>;

/** The addresses of who is signed in: the default first, then the newest. */
export const useAddresses = (): AddressBook => useReading(readAddresses);

const readAddresses = async (): Promise<readonly SavedAddress[]> => {
  const shop = await loadShop();
  const { addresses } = await shop.addresses.list();
  return addresses;
};
