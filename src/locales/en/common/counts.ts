import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const counts: SameShape<typeof import('../../ar/common/counts.ts').counts> = {
  products: plural('en', { zero: 'No products', one: '{count} product', other: '{count} products' }),
  items: plural('en', { zero: 'No items', one: '{count} item', other: '{count} items' }),
  reviews: plural('en', { zero: 'No reviews', one: '{count} review', other: '{count} reviews' }),
  stars: plural('en', { one: '{count} star', other: '{count} stars' }),
  remainingStock: plural('en', { zero: 'Out of Stock', other: 'Only {count} left in stock' }),
  charactersLeft: plural('en', {
    zero: 'No characters left',
    one: '{count} character left',
    other: '{count} characters left',
  }),
};
