import type { Overview } from '../../contract/office/desk.ts';
import type { Language } from '../../domain/language.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findLowStock } from './products.repository.ts';

/** How many are told; the office's list of products knows them all. */
const MOST_TOLD = 8;

/** What is for sale and nearly gone, or gone, the fewest first. */
export const listLowStock = async ({ database }: ShopRoom, language: Language): Promise<Overview['lowStock']> => {
  const found = await findLowStock(database.kysely, MOST_TOLD);
  return found.map(({ id, stock, name_ar: ar, name_en: en }) => ({ id, stock, name: { ar, en }[language] }));
};
