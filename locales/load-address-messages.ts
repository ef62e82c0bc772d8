import type { Language } from '../domain/language.ts';
import type { addresses as arabicAddresses } from './ar/addresses.ts';
import type { Like } from './like.ts';

/** The words of a customer's addresses. */
export type AddressMessages = Like<typeof arabicAddresses>;

const rooms: Record<Language, () => Promise<{ addresses: AddressMessages }>> = {
  ar: () => import('./ar/addresses.ts'),
  en: () => import('./en/addresses.ts'),
};

/** The words of a customer's addresses in one language; they come when an address is kept. */
export const loadAddressMessages = async (language: Language): Promise<AddressMessages> =>
  (await rooms[language]()).addresses;
