import type { SavedAddress } from '../saved-addresses.contract.ts';

export type AddressInput = Omit<SavedAddress, 'id' | 'isDefault'>;
export type PlaceName = keyof AddressInput;

export const home: AddressInput = {
  label: 'البيت',
  fullName: 'نادية حسين',
  phone: '+201012345678',
  address: '١٢ شارع المعز لدين الله',
  city: 'القاهرة',
  postalCode: '11511',
};
export const work: AddressInput = { ...home, label: 'Work', address: '3 Corniche Road, second floor', city: 'Tanta' };

export const placeNames = ['label', 'fullName', 'phone', 'address', 'city', 'postalCode'] as const;
