import { isolate } from '../format.ts';
import type { Like } from '../like.ts';

export const list: Like<typeof import('../ar/list.ts').list> = {
  titleAll: 'All Products',
  categories: 'Categories',
  search: 'Search',
  searchPlaceholder: 'Search products',
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
};
