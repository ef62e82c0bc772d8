import type { ShopRoom } from '../shop-room.ts';
import type { Product } from './product.ts';
import { findShelf } from './products.repository.ts';

/** Every product for sale in both languages, in shelf order: for those who tell the world what the shop has. */
export const listShelf = ({ database }: Pick<ShopRoom, 'database'>): Promise<Product[]> => findShelf(database.kysely);
