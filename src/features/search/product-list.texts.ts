import { defineTexts } from '#core/i18n/define-texts.ts';

/** The product list: panel, search, sorting and filters. */
export const productList = defineTexts(
  'common/productList',
  {
    titleAll: { ar: 'جميع المنتجات', en: 'All Products' },
    categories: { ar: 'الأقسام', en: 'Categories' },
    search: { ar: 'بحث', en: 'Search' },
    searchPlaceholder: { ar: 'ابحث في المنتجات', en: 'Search products' },
    filters: { ar: 'تصفية', en: 'Filter' },
    showOnly: { ar: 'اعرض فقط', en: 'Show only' },
    done: { ar: 'تم', en: 'Done' },
    applied: { ar: 'التصفية الحالية', en: 'Filters in use' },
    removeFilter: { ar: 'أزل التصفية: {filter, isolate}', en: 'Remove filter: {filter, isolate}' },
    clearFilters: { ar: 'أزل التصفية كلها', en: 'Remove all filters' },
    sort: { ar: 'ترتيب حسب', en: 'Sort by' },
    sortBy: {
      fit: { ar: 'الأنسب', en: 'Best match' },
      name: { ar: 'الاسم', en: 'Name' },
      priceLow: { ar: 'السعر: من الأقل إلى الأعلى', en: 'Price: Low to High' },
      priceHigh: { ar: 'السعر: من الأعلى إلى الأقل', en: 'Price: High to Low' },
      newest: { ar: 'الأحدث', en: 'Newest' },
    },
  },
  { place: 'productList' },
);
