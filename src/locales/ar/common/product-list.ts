import { isolateText } from '#core/i18n/format.ts';

/** The product list: panel, search, sorting and filters. */
export const productList = {
  titleAll: 'جميع المنتجات',
  categories: 'الأقسام',
  search: 'بحث',
  searchPlaceholder: 'ابحث في المنتجات',
  filters: 'تصفية',
  showOnly: 'اعرض فقط',
  done: 'تم',
  applied: 'التصفية الحالية',
  removeFilter: ({ filter }: { filter: string }) => `أزل التصفية: ${isolateText(filter)}`,
  clearFilters: 'أزل التصفية كلها',
  sort: 'ترتيب حسب',
  sortBy: {
    fit: 'الأنسب',
    name: 'الاسم',
    priceLow: 'السعر: من الأقل إلى الأعلى',
    priceHigh: 'السعر: من الأعلى إلى الأقل',
    newest: 'الأحدث',
  },
};
