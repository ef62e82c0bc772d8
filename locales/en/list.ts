import { isolate } from '../format.ts';
import type { Like } from '../like.ts';

export const list: Like<typeof import('../ar/list.ts').list> = {
  titleAll: 'All Products',
  categories: 'Categories',
  search: 'Search',
  searchPlaceholder: 'Search products',
  clearSearch: 'Clear search',
  filters: 'Filter',
  showOnly: 'Show only',
  done: 'Done',
  applied: 'Filters in use',
  removeFilter: ({ filter }) => `Remove filter: ${isolate(filter)}`,
  clearFilters: 'Remove all filters',
  sort: 'Sort by',
  sortBy: {
    name: 'Name',
    priceLow: 'Price: Low to High',
    priceHigh: 'Price: High to Low',
  },
  showing: ({ shown, total }) => `Showing ${shown} of ${total}`,
  showMore: 'Show more',
  otherLanguage: 'Results in Arabic',
  none: {
    title: 'No matching products',
    text: 'Try another word, or show the whole catalogue.',
    reset: 'Show all products',
  },
  noBowls: {
    title: 'The bowls are still being prepared',
    text: 'No single bowls are for sale yet. Until then you will find bowls in the family, dinner and breakfast sets.',
    button: 'See the sets',
  },
};
