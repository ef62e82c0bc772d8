import type { Picture } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import type { ShopRoom } from '../shop-room.ts';
import { pictureOf } from './product-card.ts';
import { findPictures } from './products.repository.ts';

/** The main picture of each of these products that has one, whether they are still for sale or not. */
export const findMainPictures = async (
  { database }: ShopRoom,
  productIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Picture>> => {
  const found = await findPictures(database.kysely, productIds);
  return new Map(
    [...found].flatMap(([productId, pictures]) => {
      const picture = pictureOf({ pictures }, 1, language);
      return picture === null ? [] : [[productId, picture] as const];
    }),
  );
};
