import type { Picture, ProductCard } from '../../contract/products.ts';
import type { Bilingual, Language } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { LOW_STOCK_THRESHOLD } from '../../domain/products/product-list.ts';
import type { Badge, Category } from '../../domain/products.ts';

/** One of a product's four views (decision 40). */
export type StoredPicture = {
  readonly view: number;
  readonly path: string;
  readonly isTransparent: boolean;
  readonly alt: Bilingual;
};

/** A stored product, in both languages. */
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
  readonly subtitle: Bilingual;
  readonly description: Bilingual;
  readonly features: Bilingual<readonly string[]>;
  readonly pictures: readonly StoredPicture[];
  readonly updatedAt: Date;
};

/** The data of a product card, with the main picture only. */
export type ProductCardData = Omit<Product, 'isOnSale' | 'isFeatured' | 'features' | 'updatedAt'>;

export const isInStock = ({ stock }: Pick<Product, 'stock'>): boolean => stock > 0;

/** Returns the stock when it is low but not 0, else `null`: the exact stock is not public. */
export const lowStockCountOf = ({ stock }: Pick<Product, 'stock'>): number | null =>
  stock > 0 && stock <= LOW_STOCK_THRESHOLD ? stock : null;

/** Maps a product to its card. */
export const productCard = (product: ProductCardData, language: Language): ProductCard => ({
  id: product.id,
  category: product.category,
  name: product.name[language],
  subtitle: product.subtitle[language],
  price: product.price,
  originalPrice: product.originalPrice,
  badge: product.badge,
  isInStock: isInStock(product),
  picture: pictureOf(product, 1, language),
});

/** Returns one view of a product; `null` when it has no photograph. */
export const pictureOf = (
  { pictures }: Pick<ProductCardData, 'pictures'>,
  view: number,
  language: Language,
): Picture | null => {
  const found = pictures.find((picture) => picture.view === view);
  return found ? { path: found.path, alt: found.alt[language], isTransparent: found.isTransparent } : null;
};
