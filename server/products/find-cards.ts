import type { ProductCard } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findProducts } from './find-products.ts';
import { productCard } from './product-card.ts';

/** The cards of these products in this order, without those that are not for sale any more. */
export const findCards = async (
  { database }: ShopRoom,
  productIds: readonly string[],
  language: Language,
): Promise<ProductCard[]> =>
  (await findProducts(database.kysely, productIds)).map((product) => productCard(product, language));
