import type { Picture, ProductCard } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import { type CardProduct, isInStock } from './product.ts';

/** A product as a card shows it. */
export const productCard = (product: CardProduct, language: Language): ProductCard => ({
  id: product.id,
  category: product.category,
  name: product.name[language],
  kind: product.kind[language],
  price: product.price,
  originalPrice: product.originalPrice,
  badge: product.badge,
  isInStock: isInStock(product),
  picture: pictureOf(product, 1, language),
});

/** One view of a product; `null` until it is photographed. */
export const pictureOf = (
  { pictures }: Pick<CardProduct, 'pictures'>,
  view: number,
  language: Language,
): Picture | null => {
  const found = pictures.find((picture) => picture.view === view);
  return found ? { path: found.path, alt: found.alt[language], isCutOut: found.isCutOut } : null;
};
