import { plural } from '../plural.ts';
import type { SameShape } from '../same-shape.ts';

const suggestions = plural('en', { zero: 'No suggestions', one: '{count} suggestion', other: '{count} suggestions' });

export const messages: SameShape<typeof import('../ar/search-suggestions.ts').messages> = {
  title: 'Search suggestions',
  words: 'Words',
  categories: 'Categories',
  products: 'Products',
  announced: ({ count }) =>
    count === 0 ? suggestions(count) : `${suggestions(count)}, use the up and down arrows to move between them`,
  waiting: 'Looking for suggestions…',
  close: 'Close search',
};
