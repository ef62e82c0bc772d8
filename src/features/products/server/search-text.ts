import { fold } from '#core/text/fold.ts';
import type { Product } from '../product.ts';

type SearchedFields = Pick<Product, 'name' | 'subtitle' | 'otherNames'> & Partial<Pick<Product, 'barcode'>>;

/** Returns the search text of the admin area: all names and the subtitle in both languages, and the barcode, folded, a line each. */
export const searchTextOf = ({ name, subtitle, otherNames, barcode }: SearchedFields): string =>
  [name.ar, name.en, subtitle.ar, subtitle.en, ...(barcode ? [barcode] : []), ...otherNames.ar, ...otherNames.en]
    .map(fold)
    .join('\n');

/**
 * Parses a search of the admin area into the parts that a product's search text must contain: each word anywhere, one of fewer
 * than three letters at the beginning of a word, because the index is one of trigrams (decision 80).
 */
export const searchPartsOf = (q = ''): readonly string[] =>
  fold(q)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length < 3 ? ` ${word}` : word));
