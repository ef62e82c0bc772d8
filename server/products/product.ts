import type { Bilingual } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { FEW_LEFT } from '../../domain/products/product-list.ts';
import type { Badge, Category } from '../../domain/products.ts';

/** One of a product's four views (decision 40). */
export type StoredPicture = {
  readonly view: number;
  readonly path: string;
  readonly isCutOut: boolean;
  readonly alt: Bilingual;
};

/** A product as the shop keeps it, in both languages. */
export type Product = {
  readonly id: string;
  readonly category: Category;
  readonly price: Piastres;
  readonly originalPrice: Piastres | null;
  readonly stock: number;
  readonly badge: Badge | null;
  readonly isOnSale: boolean;
  readonly isFeatured: boolean;
  readonly name: Bilingual;
  readonly kind: Bilingual;
  readonly description: Bilingual;
  readonly features: Bilingual<readonly string[]>;
  readonly pictures: readonly StoredPicture[];
  readonly updatedAt: Date;
};

/** What a card tells of a product, with its main picture alone. */
export type CardProduct = Omit<Product, 'isOnSale' | 'isFeatured' | 'features' | 'updatedAt'>;

export const isInStock = ({ stock }: Pick<Product, 'stock'>): boolean => stock > 0;

/** The pieces left when they are few but some, else `null`: shoppers need no exact stock. */
export const fewLeftOf = ({ stock }: Pick<Product, 'stock'>): number | null =>
  stock > 0 && stock <= FEW_LEFT ? stock : null;
