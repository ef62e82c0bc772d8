import { isBilingual } from '#core/fields/field.ts';
import { type Bilingual, type Language, textIn } from '#core/i18n/language.ts';
import { cardFields, Product } from '../product.ts';
import { LOW_STOCK_THRESHOLD } from '../product-list.ts';
import type { Picture, ProductCard } from '../products.contract.ts';

/** One of a product's four views (decision 40). */
export type StoredPicture = {
  readonly view: number;
  readonly path: string;
  readonly isTransparent: boolean;
  readonly alt: Bilingual;
};

/** A stored product with its pictures. */
export type StoredProduct = Product & { readonly pictures: readonly StoredPicture[]; readonly updatedAt: Date };

/** Data of a product card, with the main picture only. */
export type ProductCardData = Pick<StoredProduct, (typeof cardDataFields)[number] | 'pictures'>;
export const cardDataFields = [...cardFields, 'stock', 'description', 'features'] as const;

export const isInStock = ({ stock }: Pick<Product, 'stock'>): boolean => stock > 0;

/** Returns the stock if it is low but not 0; otherwise `null`, because the exact stock is not public. */
export const lowStockCountOf = ({ stock }: Pick<Product, 'stock'>): number | null =>
  stock > 0 && stock <= LOW_STOCK_THRESHOLD ? stock : null;

/** Maps a product to its card; the badge of a future sale is omitted. */
export const productCard = (product: ProductCardData, language: Language): ProductCard => ({
  ...inLanguage(cardFields, product, language),
  badge: product.badge === 'SALE' && product.originalPrice === null ? null : product.badge,
  isInStock: isInStock(product),
  picture: pictureOf(product, 1, language),
});

/** Returns one view of a product; `null` when it has no photograph. */
export const pictureOf = (
  { pictures }: Pick<ProductCardData, 'pictures'>,
  view: number,
  language: Language,
): Picture | null => {
  const match = pictures.find((picture) => picture.view === view);
  return match ? { path: match.path, alt: textIn(match.alt, language), isTransparent: match.isTransparent } : null;
};

/** Returns these fields with their texts in one language. */
export const inLanguage = <Name extends keyof Product>(
  names: readonly Name[],
  product: Pick<Product, Name>,
  language: Language,
) =>
  Object.fromEntries(
    names.map((name) => {
      const value: unknown = product[name];
      return [name, isBilingual(Product.entries[name]) ? textIn(value as Bilingual<unknown>, language) : value];
    }),
  ) as { [Each in Name]: Product[Each] extends Bilingual<infer Text> ? Text : Product[Each] };
