import { fold } from '#core/text/fold.ts';
import type { Product } from '../product.ts';

type SearchedFields = Pick<Product, 'name' | 'subtitle' | 'otherNames'> & Partial<Pick<Product, 'barcode'>>;

/** Returns the search text of the admin area: folded names and subtitle in both languages, and the barcode, one per line. */
export const searchTextOf = ({ name, subtitle, otherNames, barcode }: SearchedFields): string =>
  [name.ar, name.en, subtitle.ar, subtitle.en, ...(barcode ? [barcode] : []), ...otherNames.ar, ...otherNames.en]
    .map(fold)
    .join('\n');

/**
 * Parses an admin search into the parts that a product's search text must contain: each word anywhere, or at the beginning of a word
 * if it has fewer than three letters, because the index is a trigram index (decision 80).
 */
export const searchPartsOf = (q = ''): readonly string[] =>
  fold(q)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length < 3 ? ` ${word}` : word));
