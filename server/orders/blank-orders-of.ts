import type { Transaction } from 'kysely';
import { governorateNamed } from '../../domain/people/governorate-named.ts';
import { places as arabic } from '../../locales/ar/places.ts';
import { places as english } from '../../locales/en/places.ts';
import type { Tables } from '../database/schema.ts';
import { blankOrder, findPlacesOf } from './orders.repository.ts';

/**
 * Takes a customer out of their orders: what was bought and for how much stays, to whom and where it went does not. A
 * governorate stays, for it says where the shop sells; anything else that was written as a city may say more.
 */
export const blankOrdersOf = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  for (const { id, city } of await findPlacesOf(transaction, userId)) {
    await blankOrder(transaction, id, governorateOf(city));
  }
};

const governorateOf = (city: string): string =>
  (governorateNamed(city, arabic.governorates) ?? governorateNamed(city, english.governorates))?.name ?? '';
