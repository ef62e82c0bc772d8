import type { ListedProduct } from '../../../contract/products.ts';
import type { Language } from '../../../domain/language.ts';
import { excerptOf } from '../../../domain/search/excerpt.ts';
import { markMatches } from '../../../domain/search/search-shelf.ts';
import type { CardProduct } from '../product.ts';
import { productCard } from '../product-card.ts';

interface Search {
  /** The language of the page. */
  readonly language: Language;
  readonly q: string;
  /** The language in which the product was found. */
  readonly foundIn: Language;
}

/** A product as the list shows it: what was searched for is marked in its name, else where it was found. */
export const listedProduct = (product: CardProduct, { language, q, foundIn }: Search): ListedProduct => {
  const card = productCard(product, language);
  const name = markMatches(q, product.name[foundIn]);
  if (name && foundIn === language) return { ...card, markedName: [...name], excerpt: null };
  const description = markMatches(q, product.description[foundIn]);
  const text = name ?? (description && excerptOf(description));
  return { ...card, markedName: null, excerpt: text && { language: foundIn, text: [...text] } };
};
