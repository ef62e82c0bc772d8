import type { Bilingual } from '../domain/language.ts';
import type { Piastres } from '../domain/money.ts';
import type { Badge, Category } from '../domain/products.ts';

/**
 * One piece of the built-in catalogue, both languages side by side (specification 3). Prices are whole piastres;
 * a piece with no stock cannot be ordered. `originalPrice` is what the piece cost before the sale.
 */
export type CatalogueProduct = Readonly<{
  id: string;
  category: Category;
  price: Piastres;
  originalPrice?: Piastres;
  stock: number;
  badge?: Badge;
  isOnSale: boolean;
  isFeatured: boolean;
  name: Bilingual;
  /** What it is and how large, in a few words: the second line of a product card. */
  subtitle: Bilingual;
  description: Bilingual;
  features: Bilingual<readonly string[]>;
}>;
