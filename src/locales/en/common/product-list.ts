import { isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';

export const productList: SameShape<typeof import('../../ar/common/product-list.ts').productList> = {
  titleAll: 'All Products',
  categories: 'Categories',
  search: 'Search',
  searchPlaceholder: 'Search products',
  filters: 'Filter',
  showOnly: 'Show only',
  done: 'Done',
  applied: 'Filters in use',
  removeFilter: ({ filter }) => `Remove filter: ${isolateText(filter)}`,
  clearFilters: 'Remove all filters',
  sort: 'Sort by',
  sortBy: {
    fit: 'Best match',
    name: 'Name',
    priceLow: 'Price: Low to High',
    priceHigh: 'Price: High to Low',
    newest: 'Newest',
  },
};
