import type { ProductCard } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import type { ShopRoom } from '../shop-room.ts';
import { productCard } from './product-card.ts';
import { findByIds } from './products.repository.ts';

/** The cards of these products in this order, without those that are not for sale any more. */
export const findCards = async (
  { database }: ShopRoom,
  productIds: readonly string[],
  language: Language,
): Promise<ProductCard[]> => {
  if (productIds.length === 0) return [];
  const found = new Map((await findByIds(database.kysely, productIds)).map((product) => [product.id, product]));
  return productIds.flatMap((id) => {
    const product = found.get(id);
    return product === undefined ? [] : [productCard(product, language)];
  });
};
