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
  readonly subtitle: Bilingual;
  readonly description: Bilingual;
  readonly features: Bilingual<readonly string[]>;
  readonly pictures: readonly StoredPicture[];
  readonly updatedAt: Date;
};

/** What a card tells of a product, with its main picture alone. */
export type ProductCardData = Omit<Product, 'isOnSale' | 'isFeatured' | 'features' | 'updatedAt'>;

export const isInStock = ({ stock }: Pick<Product, 'stock'>): boolean => stock > 0;

/** The pieces left when they are few but some, else `null`: shoppers need no exact stock. */
export const lowStockCountOf = ({ stock }: Pick<Product, 'stock'>): number | null =>
  stock > 0 && stock <= LOW_STOCK_THRESHOLD ? stock : null;

/** A product as a card shows it. */
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

/** One view of a product; `null` until it is photographed. */
export const pictureOf = (
  { pictures }: Pick<ProductCardData, 'pictures'>,
  view: number,
  language: Language,
): Picture | null => {
  const found = pictures.find((picture) => picture.view === view);
  return found ? { path: found.path, alt: found.alt[language], isTransparent: found.isTransparent } : null;
};
